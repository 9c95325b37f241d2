// What a table of this game needs, in one piece.

export { default as Board } from '../boards/nox.svelte';
export { SCHEMA } from './nox/schema';

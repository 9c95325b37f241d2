// What a table of this game needs, in one piece.

export { default as Board } from '../boards/zoinx.svelte';
export { SCHEMA } from './zoinx/schema';

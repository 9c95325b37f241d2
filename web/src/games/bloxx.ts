// What a table of this game needs, in one piece.

export { default as Board } from '../boards/bloxx.svelte';
export { SCHEMA } from './bloxx/schema';

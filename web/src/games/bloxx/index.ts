// What a table of this game needs, in one piece.

export { default as Board } from './Board.svelte';
export { SCHEMA } from './schema';

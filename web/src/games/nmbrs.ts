// What a table of this game needs, in one piece.

export { default as Board } from '../boards/nmbrs.svelte';
export { SCHEMA } from './nmbrs/schema';

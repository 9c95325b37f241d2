// For developers, in the dev server only: every drawing, and every board at any moment of a real game.
//   /gallery.html                                    the drawings
//   /gallery.html?film=nox-4&frame=30&theme=dark     a board; arrow keys step through the film, onward
//                                                    with all motion (films: python web/gallery/films.py)

import { mount } from 'svelte';
import '../src/shell/style.css';
import '../src/art/colours.css';
import Art from './Art.svelte';
import Film from './Film.svelte';

import.meta.glob('../src/games/*/theme.css', { eager: true });

const wanted = new URLSearchParams(location.search);
document.documentElement.dataset.theme = wanted.get('theme') ?? 'light';
document.documentElement.dataset.motion = wanted.get('motion') ?? 'full';
mount(wanted.has('film') ? Film : Art, { target: document.body });

// Whose turn it is must not be missed: the title, a sound and a vibration beside the bar.

import type { Table } from '../../engine/table.svelte';
import { seatOf } from '../../engine/player.svelte';
import { paceOf, settings } from '../../shell/settings.svelte';
import { play, vibrate } from '../../shell/sound';
import { t } from '../../texts/translate.svelte';
import type { Wording } from '../../texts/wording';

/** Milliseconds before dice are thrown automatically. */
const THROW_DELAY = 350;

export interface Alerted {
  table: Table;
  title: string;
  /** What the bar says. */
  turn: string;
  over: boolean;
  wording: Wording;
}

/** Alerts whoever is at the device. Called once from a component, which shows `text` to be read aloud. */
export class Alerts {
  text = $state('');
  readonly mine = $derived.by(() => this.asked().table.toChoose || this.asked().table.toThrow);

  constructor(private readonly asked: () => Alerted) {
    $effect(() => {
      const { turn, title } = asked();
      document.title = this.mine ? `● ${turn} · ${title}` : `${title} · ${t('quartett')}`;
    });
    this.#callWhoeverIsDue();
    this.#throwByItself();
    this.#soundAtTheEnd();
    $effect(() => {
      const { table, wording } = asked();
      const { told } = table.player;
      if (told && wording.news(told) && seatOf(told) !== table.seat) table.player.toldAt = performance.now();
    });
  }

  #callWhoeverIsDue(): void {
    let before = false;
    $effect(() => {
      const { table, turn } = this.asked();
      if (this.mine && !before) {
        if (table.toChoose) {
          play('turn');
          vibrate(60);
        }
        this.text = turn;
      } else if (!this.mine) this.text = '';
      before = this.mine;
    });
  }

  /** Throws the dice in this person's hand automatically, if they want that. */
  #throwByItself(): void {
    $effect(() => {
      const { table } = this.asked();
      if (!table.toThrow || !settings.throwsItself) return;
      const timer = setTimeout(() => void table.throwDice(), THROW_DELAY * paceOf());
      return () => clearTimeout(timer);
    });
  }

  #soundAtTheEnd(): void {
    let ended = false;
    $effect(() => {
      const { table, over } = this.asked();
      const winners = table.now?.outcome?.winners ?? [];
      if (over && !ended) play(table.seat !== null && winners.includes(table.seat) ? 'win' : 'end');
      ended = over;
    });
  }
}

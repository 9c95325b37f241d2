import { beforeAll, beforeEach, expect, test } from 'vitest';
import { compare } from '../../src/fairness/compare';
import { checkReceipt, gradeOf, type Receipt } from '../../src/fairness/receipt';
import { witnessOfEnd } from '../../src/fairness/ended';
import { readWitness, Watch, type Witness } from '../../src/fairness/witness';
import { want } from '../../src/texts/translate.svelte';
import vectors from '../../../tests/server/fair1.json';

const RECEIPT = JSON.parse(vectors.receipt) as Receipt;
const person = (seat: number, nonce: string | null) => ({ seat, commitment: `c${seat}`, nonce });

beforeAll(() => want('page'));
beforeEach(() => localStorage.clear());

/** What the device of a seat saw of the recorded game. */
function witnessOf(receipt: Receipt): Witness {
  const me = receipt.people.find(({ nonce }) => nonce)!;
  const others = Array.from({ length: 3 }, (_, seat) => {
    const one = receipt.people.find((person) => person.seat === seat);
    return one?.nonce ? one.commitment : null;
  });
  const saw: Witness = {
    witness: 'fair/1 witness',
    table: receipt.table,
    seat: me.seat,
    commitment: receipt.commitment,
    draws: [{ round: 0, commitment: me.commitment!, nonce: me.nonce!, others, opened: true }],
    moves: [],
    seals: [],
    steps: null,
    result: receipt.result,
  };
  let step = 0;
  for (const line of receipt.story) {
    if ('undo' in line) step = line.undo;
    else {
      for (const { seat, word, hash } of 'moves' in line ? line.moves : []) {
        if (seat === me.seat) saw.moves.push({ step, word });
        if (hash) saw.seals.push({ step, seat, hash });
      }
      step++;
    }
  }
  return { ...saw, steps: step };
}

test('a receipt is what the device saw', async () => {
  const verdict = await checkReceipt(RECEIPT, witnessOf(RECEIPT));
  expect(verdict.right).toBe(true);
  expect(verdict.lines[0]).toContain('Your own number counts');
});

test.each<[string, (saw: Witness) => void]>([
  ['table', (saw) => (saw.table = 't')],
  ['promise', (saw) => (saw.commitment = '0'.repeat(64))],
  ['number', (saw) => (saw.draws[0]!.nonce = '1'.repeat(64))],
  ['number at all', (saw) => (saw.draws = [])],
  ['person', (saw) => (saw.draws[0]!.others[0] = '2'.repeat(64))],
  ['move', (saw) => (saw.moves[1]!.word = 'fly')],
  ['order of moves', (saw) => saw.moves.reverse()],
  ['sealed choice', (saw) => (saw.seals[0]!.hash = '4'.repeat(64))],
  ['number of steps', (saw) => (saw.steps = 1)],
  ['result', (saw) => (saw.result = '-')],
])('a device that saw another %s says so', async (_, change) => {
  const saw = witnessOf(RECEIPT);
  change(saw);
  const { right, grade } = await checkReceipt(RECEIPT, saw);
  expect(right).toBe(false);
  expect(grade).toBe('broken');
});

test('a second number of the device needs a redraw that is listed', () => {
  const redraws = [{ table: RECEIPT.table, round: 0, seat: 1, name: 'Cyd' }];
  const saw = witnessOf(RECEIPT);
  saw.draws.unshift({ ...saw.draws[0]!, nonce: '3'.repeat(64) });
  saw.draws[1]!.round = 1;
  expect(compare({ ...RECEIPT, redraws: [] }, saw)).toEqual({ differs: 'redraws' });
  expect(compare({ ...RECEIPT, redraws }, saw)).toMatchObject({ own: 'counts' });
});

test('the grades', () => {
  const redraws = [{ table: 't', round: 0, seat: 1, name: 'Cyd' }];
  const grade = (change: Partial<Receipt>) => gradeOf({ ...RECEIPT, ...change });
  expect(grade({ people: [person(0, 'n')], redraws: [] })).toBe('everybody');
  expect(grade({ people: [person(0, 'n'), person(1, null)], redraws: [] })).toBe('some');
  expect(grade({ people: [person(0, 'n')], redraws })).toBe('redrawn');
  expect(grade({ people: [person(0, 'n')], redraws: undefined })).toBe('listed');
  expect(grade({ people: [person(0, null)], redraws: [] })).toBe('nobody');
  expect(grade({ people: [], redraws: [] })).toBe('nobody');
});

type Now = Parameters<Watch['see']>[3];
const now = (change: Partial<Now> & { fairness?: Now['fairness'] } = {}): Now => ({
  phase: 'waiting',
  step: 0,
  seats: [
    { kind: 'person', name: 'Ada' },
    { kind: 'person', name: 'Bob' },
  ],
  fairness: { commitment: 's', commitments: [null, null], nonces: [null, null] },
  sealed_hashes: [null, null],
  chosen: null,
  ...change,
});

test('a device commits to its number, and keeps what others had promised when it opens it', async () => {
  const watch = new Watch();
  watch.see('t', 0, 1, now());
  const promise = await watch.wants('t', 0, now());
  expect(promise).toMatchObject({ type: 'commit-nonce' });
  expect(await watch.wants('t', 0, now())).toBeNull();
  const { commitment } = promise as { commitment: string };
  const fairness = { commitment: 's', commitments: [commitment, 'of Bob'], nonces: [null, null], opening: true };
  const opened = await watch.wants('t', 0, now({ fairness }));
  expect(opened).toMatchObject({ type: 'open-nonce' });
  const { nonce } = opened as { nonce: string };
  expect(readWitness('t', 0)!.draws).toEqual([
    { round: 0, commitment, nonce, others: [commitment, 'of Bob'], opened: false },
  ]);
  watch.see('t', 0, 4, now({ fairness: { ...fairness, nonces: [nonce, null] } }));
  expect(readWitness('t', 0)!.draws[0]!.opened).toBe(true);
});

test('a device gives no number for another promise than the one it saw first', async () => {
  const watch = new Watch();
  watch.see('t', 0, 1, now());
  const fairness = { commitment: 'another', commitments: [null, null], nonces: [null, null] };
  watch.see('t', 0, 2, now({ fairness }));
  expect(await watch.wants('t', 0, now({ fairness }))).toBeNull();
  expect(readWitness('t', 0)!.commitment).toBe('s');
});

test('own moves are kept in whatever order their answers come, others by their seals', () => {
  const watch = new Watch();
  const at = (step: number, change: Partial<Now> = {}) => now({ phase: 'playing', step, ...change });
  watch.see('t', 0, 1, at(0));
  watch.see('t', 0, 2, at(0, { chosen: 'bet 2', sealed_hashes: ['h', null] }));
  watch.chose({ step: 0, word: 'bet 2' }); // sealed
  watch.see('t', 0, 3, at(0, { chosen: 'bet 3', sealed_hashes: ['i', null] }));
  watch.see('t', 0, 4, at(2)); // somebody chose, and an event was drawn
  watch.chose({ step: 2, word: 'roll' });
  watch.see('t', 0, 5, at(4));
  watch.see('t', 0, 6, at(5));
  watch.chose({ step: 4, word: 'stop' });
  watch.see('t', 0, 8, at(6, { chosen: 'x', sealed_hashes: ['j', 'k'] })); // a gap: nothing is sure
  watch.see('t', 0, 9, at(3), true); // went back
  expect(readWitness('t', 0)).toMatchObject({
    moves: [
      { step: 0, word: 'bet 3' },
      { step: 2, word: 'roll' },
      { step: 4, word: 'stop' },
    ],
    seals: [{ step: 0, seat: 0, hash: 'i' }],
    result: null,
  });
});

test('a spectator keeps nothing', () => {
  new Watch().see('t', null, 1, now());
  expect(localStorage.length).toBe(0);
});

test('the end is added to what was seen, and the oldest finished games are forgotten', () => {
  const outcome = { scores: [5, 23], winners: [1], ending: 'last-round', parts: [] };
  expect(witnessOfEnd('t', 0, 7, outcome)).toBeNull();
  for (let number = 0; number < 70; number++) {
    new Watch().see(`t${number}`, 0, 1, now());
    const saw = witnessOfEnd(`t${number}`, 0, 7, outcome);
    expect(saw).toMatchObject({ steps: 7, result: 'last-round scores=5/23 winners=1' });
  }
  expect(readWitness('t9', 0)).toBeNull();
  expect(readWitness('t10', 0)).not.toBeNull();
  expect(localStorage.length).toBe(61);
});

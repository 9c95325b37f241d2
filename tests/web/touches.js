// Runs in the gallery: touches a board like a finger would, and collects which words it chose.

const settle = () =>
  new Promise((done) => {
    const channel = new MessageChannel(); // sooner than a timer
    channel.port1.onmessage = done;
    channel.port2.postMessage(0);
  });
const all = (selector) => [...document.querySelectorAll(selector)].filter((thing) => !thing.disabled);
const at = (place) => document.querySelector(`[data-place="${CSS.escape(place)}"]`);

async function touch(thing) {
  if (!thing || thing.disabled) return false;
  thing.click();
  await settle();
  return true;
}

async function nox(words) {
  for (const word of words) {
    const [card, target] = word.split('>');
    const [seat, onto] = target.split(':');
    await touch(all(`[data-place^="hand ${card}#"]`)[0]);
    await touch(document.querySelector(onto ? `.stack[data-drop="${target}"]` : `.new[data-drop="${seat}"]`));
  }
}

async function zoinx() {
  for (const button of all('.bet, .deed')) await touch(button);
}

// Every die, either way up, every quarter turn, every column and height.
async function bloxx() {
  const tool = async (place, times = 1) => {
    for (let n = 0; n < times; n++) await touch(document.querySelector(`.tool:nth-child(${place})`));
  };
  for (const die of all('.die')) {
    await touch(die);
    for (let way = 0; way < 2; way++, await tool(2)) {
      for (let turn = 0; turn < 4; turn++, await tool(1)) {
        await tool(3, 7);
        for (let column = 0; column < 7; column++, await tool(4)) {
          await touch(document.querySelector('.do:not([aria-disabled=true])'));
          await tool(6, 9);
          for (let row = 0; row < 9; row++, await tool(5))
            if (document.querySelector('.tool:nth-child(5)')) await touch(document.querySelector('.do:not([aria-disabled=true])'));
        }
      }
    }
  }
}

async function nmbrs(words) {
  const doIt = () => document.querySelector('.line button:last-child');
  const pick = async (cards) => {
    for (const card of all('.hand .on')) if (!cards.includes(card.dataset.place)) await touch(card);
    for (const card of cards) if (!at(card)?.classList.contains('on')) await touch(at(card));
  };
  // What the cards can do is offered as chips, if it is more than one thing.
  const choose = async (word, cards) => {
    let chips = 1;
    for (let n = 0; n < Math.max(1, chips); n++) {
      await pick(cards);
      chips = all('.chip').length;
      await touch(all('.chip')[n]);
      await touch(doIt());
      if (heard.at(-1) === word) return true;
    }
    return false;
  };
  for (const word of words) {
    const [verb, rest] = word.split(' ');
    if (verb === 'take') await touch(doIt());
    else if (verb === 'pass') await touch(document.querySelector('.line button'));
    else if (verb === 'swap') {
      await pick([]);
      await touch(at(rest));
      await touch(doIt());
    } else if (word.includes(' as ')) await choose(word, [verb]);
    else if (verb === 'discard') await choose(word, [rest]);
    else if (!rest?.includes('-') || rest.startsWith('joker')) await choose(word, []);
    else await build(word, rest.split('-'));
  }
  // Which of the row's numbers come from the hand is for the person to see; here all are tried.
  async function build(word, row) {
    const cards = all('.hand .card').map((card) => card.dataset.place).filter((card) => row.includes(card));
    for (let some = (1 << cards.length) - 1; some >= 0; some--)
      if (await choose(word, cards.filter((_, n) => (some >> n) & 1))) return;
  }
}

window.touchEverything = async (game, frame, words) => {
  show(frame);
  await settle();
  await { nox, zoinx, bloxx, nmbrs }[game](words);
  return [...new Set(heard)];
};

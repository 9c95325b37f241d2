// Runs on the page: finds texts that do not fit their place, and texts from no catalogue.

window.textsCutOff = () => {
  const cutOff = (one) => {
    const own = [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (!own || !one.clientWidth || one.closest('svg, .spoken, .field')) return false;
    const { display, clipPath, overflowX, textOverflow } = getComputedStyle(one);
    if (display === 'inline' || clipPath !== 'none' || textOverflow === 'ellipsis') return false;
    return !['auto', 'scroll'].includes(overflowX) && one.scrollWidth > one.clientWidth + 1;
  };
  const found = [...document.querySelectorAll('main *, dialog *')].filter(cutOff);
  return found.map((one) => `${one.className}: ${one.textContent.trim().slice(0, 60)}`);
};

// With `?lang=pseudo` whatever a catalogue says has accents or dots.
window.plainTexts = () => {
  const found = new Set();
  const look = (text) => {
    if (/[a-z]{3}/i.test(text ?? '') && !/[áëîöùñšÅÉ·]/.test(text)) found.add(text.trim());
  };
  const words = document.createTreeWalker(document.querySelector('#page'), NodeFilter.SHOW_TEXT);
  while (words.nextNode()) look(words.currentNode.data);
  for (const one of document.querySelectorAll('#page *'))
    for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext'])
      look(one.getAttribute(name));
  return [...found];
};

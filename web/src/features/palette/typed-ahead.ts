/** Captures keystrokes until the search box exists, so that no key is lost or triggers a shortcut. */
export type TypedAhead = { take: () => string };

/** Captures until `take` is called. Escape, Tab or a click elsewhere cancels. */
export const typeAhead = (onGivenUp: () => void): TypedAhead => {
  let text = '';
  const keep = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'Escape' || key === 'Tab') return giveUp();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (key === 'Backspace') text = text.slice(0, -1);
    else if (key.length === 1) text += key;
    event.preventDefault();
    event.stopPropagation();
  };
  const end = () => {
    window.removeEventListener('keydown', keep, true);
    window.removeEventListener('pointerdown', giveUp, true);
  };
  const giveUp = () => {
    end();
    onGivenUp();
  };
  window.addEventListener('keydown', keep, true);
  window.addEventListener('pointerdown', giveUp, true);
  return {
    take: () => {
      end();
      const taken = text;
      text = '';
      return taken;
    },
  };
};

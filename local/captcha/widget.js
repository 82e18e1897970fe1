/** Stand-in for hCaptcha's script: the part of `window.hcaptcha` that pages use, with a checkbox. */

const HERE = new URL('.', document.currentScript.src);
const { searchParams } = new URL(document.currentScript.src);

const TEXTS = {
  en: { label: 'I am human', checking: 'Checking…', note: 'In place of hCaptcha, on this machine' },
  es: { label: 'Soy humano', checking: 'Comprobando…', note: 'En lugar de hCaptcha, en este equipo' },
};

const style = document.createElement('link');
style.rel = 'stylesheet';
style.href = new URL('widget.css', HERE).href;
document.head.append(style);

const widgets = new Map();
let made = 0;

const element = (name, className, text = '') => {
  const it = document.createElement(name);
  it.className = className;
  it.textContent = text;
  return it;
};

const makeWidget = (container, options) => {
  const texts = TEXTS[(options.hl ?? searchParams.get('hl') ?? 'en').slice(0, 2)] ?? TEXTS.en;
  const box = document.createElement('input');
  box.type = 'checkbox';
  const words = element('span', '', texts.label);
  const label = element('label', '');
  label.append(box, words);
  const whole = element('div', 'captcha-box');
  whole.dataset.theme = options.theme ?? 'light';
  whole.dataset.size = options.size ?? 'normal';
  whole.append(label, element('small', '', texts.note));
  container.replaceChildren(whole);

  let round = 0;
  let token = '';
  let timer;
  const tell = (callback, ...given) => options[callback]?.(...given);

  const reset = () => {
    round += 1;
    token = '';
    clearTimeout(timer);
    box.checked = false;
    words.textContent = texts.label;
  };

  const solve = async () => {
    const mine = round;
    words.textContent = texts.checking;
    const body = new URLSearchParams({ sitekey: options.sitekey });
    const issued = await fetch(new URL('token', HERE), { method: 'POST', body })
      .then((response) => (response.ok ? response.json() : undefined))
      .catch(() => undefined);
    if (mine !== round) return;
    if (!issued) {
      reset();
      tell('error-callback', 'network-error');
      return;
    }
    words.textContent = texts.label;
    token = issued.token;
    timer = setTimeout(() => {
      reset();
      tell('expired-callback');
    }, issued.seconds * 1000);
    tell('callback', token);
  };

  box.addEventListener('click', (event) => {
    // A ticked box stays ticked until the token expires.
    if (!box.checked) event.preventDefault();
    else void solve();
  });

  const remove = () => {
    reset();
    whole.remove();
  };
  return { reset, remove, token: () => token, click: () => box.click() };
};

const find = (id) => widgets.get(id) ?? [...widgets.values()][0];

window.hcaptcha = {
  render: (container, options) => {
    const id = String(made++);
    const place = typeof container === 'string' ? document.getElementById(container) : container;
    widgets.set(id, makeWidget(place, options));
    return id;
  },
  reset: (id) => find(id)?.reset(),
  remove: (id) => {
    find(id)?.remove();
    widgets.delete(id);
  },
  execute: (id) => find(id)?.click(),
  getResponse: (id) => find(id)?.token() ?? '',
  getRespKey: () => '',
};

window[searchParams.get('onload')]?.();

/** Tells how pages are used: which page, and what was pressed on it, never what was typed, and by nobody in particular. */
import { PREFIX } from '#contract/prefix.ts';
import type { Interaction, Interactions } from '#domain/operations/interactions.ts';
import { toldPath, toldQuery } from '#domain/operations/told-address.ts';
import { elementOf } from './element.ts';

const EVERY = 10_000;
const MOST = 40;
const DEPTHS = [25, 50, 75, 100] as const;

/** Whoever does not want to be told of says so in their browser. */
const isUnwanted = () => {
  const asked: { globalPrivacyControl?: boolean; doNotTrack?: string | null } = navigator;
  return asked.globalPrivacyControl === true || asked.doNotTrack === '1';
};

/** Whole names and values alone, of which there may be many. */
const shortened = (query: string) => query.slice(0, 500).replace(query.length > 500 ? /&[^&]*$/ : '', '');

const begin = () => {
  // Made up for this page, and kept nowhere: it says what was done one after the other, and not by whom.
  const session = crypto.randomUUID();
  let events: Interaction[] = [];
  let page = '';
  let deepest = 0;

  const tell = () => {
    if (events.length === 0) return;
    const batch: Interactions = { session, events };
    events = [];
    navigator.sendBeacon(`${PREFIX}/interactions`, new Blob([JSON.stringify(batch)], { type: 'application/json' }));
  };
  const path = () => toldPath(window.location.pathname);
  const here = () => ({ at: new Date().toISOString(), path: path() });
  const note = (event: Interaction) => {
    events.push(event);
    if (events.length >= MOST) tell();
  };

  const notePage = () => {
    const query = shortened(toldQuery(window.location.search));
    const now = `${path()}?${query}`;
    if (now === page) return;
    page = now;
    deepest = 0;
    note({ ...here(), kind: 'page', query });
  };
  const noteAt = (kind: 'click' | 'input' | 'submit') => (event: Event) => {
    notePage();
    const element = elementOf(event.target);
    if (element) note({ ...here(), kind, element });
  };
  const noteScroll = () => {
    const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
    const seen = ((scrollTop + clientHeight) / scrollHeight) * 100;
    const depth = DEPTHS.findLast((one) => seen >= one - 1) ?? 0;
    if (depth === 0 || depth <= deepest) return;
    deepest = depth;
    note({ ...here(), kind: 'scroll', depth });
  };

  notePage();
  // An input is noted when it is left: how somebody types says who they are.
  for (const [name, kind] of [
    ['click', 'click'],
    ['change', 'input'],
    ['submit', 'submit'],
  ] as const)
    document.addEventListener(name, noteAt(kind), { capture: true, passive: true });
  document.addEventListener('scroll', noteScroll, { capture: true, passive: true });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && tell());
  window.addEventListener('pagehide', tell);
  setInterval(() => {
    notePage();
    tell();
  }, EVERY);
  // Of where one goes no event tells, but of what comes of it.
  new MutationObserver(notePage).observe(document.head, { childList: true, subtree: true, characterData: true });
};

export const noteInteractions = () => {
  if (!isUnwanted()) begin();
};

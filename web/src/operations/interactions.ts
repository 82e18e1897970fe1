/**
 * Records how pages are used while someone is signed in: which page, and what was pressed on it, never what was typed.
 */
import type { WebConfig } from '#contract/web/web-config.ts';
import type { InteractionRecord } from '#domain/operations/interactions.ts';
import { maskedPath, maskedQuery } from '#domain/operations/masked-address.ts';
import { openDeliveryStream } from './delivery-stream.ts';
import { elementOf } from './element.ts';
import { whoeverIsHere } from './who.ts';

type Settings = NonNullable<WebConfig['interactions']>;
type Interaction<One = InteractionRecord> = One extends unknown ? Omit<One, 'session'> : never;

const EVERY = 10_000;
/** Forty of the longest records fit into the 64 kB that a browser sends while a page unloads. */
const MOST = 40;
const DEPTHS = [25, 50, 75, 100] as const;

/** Cuts between two parameters. */
const shortened = (query: string) => query.slice(0, 500).replace(query.length > 500 ? /&[^&]*$/ : '', '');

const record = (settings: Settings, signal: AbortSignal) => {
  const stream = openDeliveryStream(settings);
  // Random for each page load and never stored: it orders the records of a page without a user id.
  const session = crypto.randomUUID();
  let events: Interaction[] = [];
  let page = '';
  let deepest = 0;

  const send = () => {
    if (events.length === 0 || !stream.isReady()) return;
    stream.send(events.map((event) => ({ session, ...event })));
    events = [];
  };
  const renewAndSend = async () => {
    if (events.length === 0) return;
    await stream.renewCredentials();
    if (!signal.aborted) send();
  };
  const path = () => maskedPath(window.location.pathname);
  const here = () => ({ at: new Date().toISOString(), path: path() });
  const note = (event: Interaction) => {
    events = [...events, event].slice(-MOST);
    if (events.length === MOST) send();
  };

  const notePage = () => {
    const query = shortened(maskedQuery(window.location.search));
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
  const listening = { capture: true, passive: true, signal };
  // An input is recorded when it loses focus: the rhythm of typing identifies people.
  for (const [name, kind] of [
    ['click', 'click'],
    ['change', 'input'],
    ['submit', 'submit'],
  ] as const)
    document.addEventListener(name, noteAt(kind), listening);
  document.addEventListener('scroll', noteScroll, listening);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send(), listening);
  window.addEventListener('pagehide', send, listening);
  const timer = setInterval(() => {
    notePage();
    void renewAndSend();
  }, EVERY);
  // No event announces a navigation within the page, but the title changes with it.
  const observer = new MutationObserver(notePage);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  signal.addEventListener('abort', () => {
    clearInterval(timer);
    observer.disconnect();
  });
  void renewAndSend();
};

/** Drops unsent records when a session ends: the next session has other credentials. */
export const recordInteractions = (settings: Settings) => {
  let current: { user: string; end: () => void } | undefined;
  whoeverIsHere((user) => {
    if (user?.id === current?.user) return;
    current?.end();
    current = undefined;
    if (!user) return;
    const controller = new AbortController();
    current = { user: user.id, end: () => controller.abort() };
    record(settings, controller.signal);
  });
};

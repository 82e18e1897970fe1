/** A stored notification without language: kind, params and actors. */
import { kindOf, type What } from './kinds.ts';

/** An actor with the time of their latest action. */
type LatestActor = { id: string; name: string; at: string };
export type NotificationContent = What & { at: string; by: readonly LatestActor[] };

/** Unread notifications of a person with the same key are merged into one. */
export const groupOf = ({ kind, params }: What): string | undefined => {
  const alike = kindOf(kind).alike?.(params);
  return alike === undefined ? undefined : `${kind}#${alike}`;
};

export const linkOf = ({ kind, params }: What) => kindOf(kind).link(params);

/** Ties are broken by content, so the order is deterministic. */
const newestFirst =
  <T extends { at: string }>(otherwise: (one: T) => unknown) =>
  (a: T, b: T) => {
    const [one, other] = a.at === b.at ? [a, b].map((each) => JSON.stringify(otherwise(each))) : [a.at, b.at];
    return String(one) > String(other) ? -1 : 1;
  };

/** Merges two notifications. The result does not depend on their order or on redelivery. */
export const merged = (a: NotificationContent, b: NotificationContent): NotificationContent => {
  const [newest = a] = [a, b].toSorted(newestFirst(({ params }) => params));
  const by = [...a.by, ...b.by].toSorted(newestFirst((actor) => actor));
  return { ...newest, by: by.filter(({ id }, index) => by.findIndex((one) => one.id === id) === index) };
};

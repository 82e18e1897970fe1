/**
 * Loads all code that is not part of every page. A failed `import()` stays failed even when the connection is back, so
 * this module retries and reports.
 */
// biome-ignore lint/style/noRestrictedImports: this is the one place
import { type ComponentType, lazy } from 'react';
import { askSite, whenConnected } from './connection.ts';

/** The site answers but does not have the chunk, because a newer release has replaced it. */
export class PartGone extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'PartGone';
  }
}

/** Has the text that Amplify uses for its own calls. */
class NotLoaded extends Error {
  constructor(cause: unknown) {
    super('A network error has occurred.', { cause });
    this.name = 'NetworkError';
  }
}

/** Vite requests each stylesheet once and treats a failed one as loaded. */
const failedStyles = new Set<HTMLLinkElement>();
window.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedStyles.add(target);
  },
  true,
);

const styleAgain = (failed: HTMLLinkElement) =>
  new Promise<void>((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '' });
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`${failed.href} could not be loaded.`));
    link.href = failed.href;
    failedStyles.delete(failed);
    failed.replaceWith(link);
  });

const fetchPart = async <T>(load: () => Promise<T>): Promise<T> => {
  await Promise.all([...failedStyles].map(styleAgain));
  return load();
};

const loadWhenConnected = async <T>(load: () => Promise<T>): Promise<T> => {
  await whenConnected();
  try {
    return await fetchPart(load);
  } catch (error) {
    const site = await askSite();
    if (site) throw site.ok ? new PartGone(error) : error;
    return loadWhenConnected(load);
  }
};

/** For pages and components: waits for the connection and leaves the current screen unchanged meanwhile. */
export const loadPart = <T>(load: () => Promise<T>): Promise<T> => fetchPart(load).catch(() => loadWhenConnected(load));

/** For actions: fails at once, so that the caller can show the error and offer a retry. */
export const tryPart = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await fetchPart(load);
  } catch (error) {
    throw new NotLoaded(error);
  }
};

/** A lazy component. If its chunk is missing, `otherwise` is shown, or the page fails. */
export const lazyPart = <P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  otherwise?: ComponentType<P>,
) =>
  lazy(() =>
    loadPart(load).catch((error: unknown) => {
      if (!otherwise) throw error;
      return { default: otherwise };
    }),
  );

/**
 * Whatever is not part of every page is loaded here, and nowhere else. What `import()` alone could not load stays failed
 * for those who asked for it, also when the connection is back, and leaves nothing on the screen.
 */
// biome-ignore lint/style/noRestrictedImports: this is the one place
import { type ComponentType, lazy } from 'react';
import { askSite, whenConnected } from './connection.ts';

/** The site answers, but has not got this part any more: a newer release has taken its place. */
export class PartGone extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'PartGone';
  }
}

/** Said as Amplify says it of its own calls. */
class NotLoaded extends Error {
  constructor(cause: unknown) {
    super('A network error has occurred.', { cause });
    this.name = 'NetworkError';
  }
}

/** Vite asks for each stylesheet once, and takes one that failed for one that is there. */
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

/** For what is to be shown: without a connection it is waited for, and what is on the screen stays there meanwhile. */
export const loadPart = <T>(load: () => Promise<T>): Promise<T> => fetchPart(load).catch(() => loadWhenConnected(load));

/** For what is to be done: whoever asked can say at once that it did not work, and be asked again. */
export const tryPart = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await fetchPart(load);
  } catch (error) {
    throw new NotLoaded(error);
  }
};

/** A component that comes later. Where it is gone, `otherwise` is there instead, or else the page is in error. */
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

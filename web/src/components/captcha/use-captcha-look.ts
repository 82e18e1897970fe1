import { useSyncExternalStore } from 'react';
import type { Language } from '#domain/enumerations.ts';
import { languageShown } from '#web/i18n/index.ts';

export type CaptchaLook = { name: string; language: Language; theme: 'light' | 'dark'; size: 'normal' | 'compact' };

/** The regular captcha is 302 px wide. */
const tooNarrow = window.matchMedia('(max-width: 350px)');

const onResize = (listener: () => void) => {
  tooNarrow.addEventListener('change', listener);
  return () => tooNarrow.removeEventListener('change', listener);
};

const onAppearance = (listener: () => void) => {
  const observer = new MutationObserver(listener);
  observer.observe(document.body, { attributeFilter: ['class'] });
  return () => observer.disconnect();
};

/** Adapts the captcha to the language, color mode and width of the page. */
export const useCaptchaLook = (): CaptchaLook => {
  const isCompact = useSyncExternalStore(onResize, () => tooNarrow.matches);
  const isDark = useSyncExternalStore(onAppearance, () => document.body.classList.contains('awsui-dark-mode'));
  const [language, theme, size] = [
    languageShown(),
    isDark ? 'dark' : 'light',
    isCompact ? 'compact' : 'normal',
  ] as const;
  return { name: `${language} ${theme} ${size}`, language, theme, size };
};

/** Light, dark, or as the device is set. `public/first-paint.js` does the same before anything is shown. */
import { applyMode, Mode } from '@cloudscape-design/global-styles';
import { APPEARANCES, type Appearance } from '#domain/enumerations.ts';

export const APPEARANCE_KEY = 'plumbline.appearance';

const systemIsDark = window.matchMedia('(prefers-color-scheme: dark)');

/** What this device was last told. */
const appearanceOfDevice = (): Appearance =>
  APPEARANCES.find((one) => one === localStorage.getItem(APPEARANCE_KEY)) ?? 'system';

const show = () => {
  const appearance = appearanceOfDevice();
  const dark = appearance === 'dark' || (appearance === 'system' && systemIsDark.matches);
  applyMode(dark ? Mode.Dark : Mode.Light);
};

export const applyAppearance = (appearance: Appearance) => {
  localStorage.setItem(APPEARANCE_KEY, appearance);
  show();
};

systemIsDark.addEventListener('change', show);

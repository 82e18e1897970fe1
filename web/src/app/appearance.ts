/** Color mode and density of this device. `public/first-paint.js` applies the same values before the first render. */
import { applyDensity, applyMode, Density as CloudscapeDensity, Mode } from '@cloudscape-design/global-styles';
import { APPEARANCES, type Appearance, type Density } from '#domain/enumerations.ts';

const APPEARANCE_KEY = 'plumbline.appearance';
const DENSITY_KEY = 'plumbline.density';

const systemIsDark = window.matchMedia('(prefers-color-scheme: dark)');
/** Print always uses the light mode. */
const onPaper = window.matchMedia('print');

const appearanceOfDevice = (): Appearance =>
  APPEARANCES.find((one) => one === localStorage.getItem(APPEARANCE_KEY)) ?? 'system';

const show = () => {
  const appearance = appearanceOfDevice();
  const dark = appearance === 'dark' || (appearance === 'system' && systemIsDark.matches);
  applyMode(dark && !onPaper.matches ? Mode.Dark : Mode.Light);
};

export const applyAppearance = (appearance: Appearance, density: Density) => {
  localStorage.setItem(APPEARANCE_KEY, appearance);
  localStorage.setItem(DENSITY_KEY, density);
  show();
  applyDensity(density === 'compact' ? CloudscapeDensity.Compact : CloudscapeDensity.Comfortable);
};

systemIsDark.addEventListener('change', show);
onPaper.addEventListener('change', show);

export const settings = {
  title: 'Settings',
  description: 'How Plumbline looks and reads for you, on every device.',
  language: 'Language',
  languages: { en: 'English', es: 'Español' },
  appearance: 'Appearance',
  appearances: { light: 'Light', dark: 'Dark', system: 'System' },
  appearanceHints: {
    light: 'Dark text on a light ground.',
    dark: 'Light text on a dark ground.',
    system: 'As your device is set, and changing with it.',
  },
  failed: 'Your settings could not be saved.',
};

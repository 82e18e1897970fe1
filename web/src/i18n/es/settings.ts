export const settings = {
  title: 'Configuración',
  description: 'Cómo ve y lee usted Plumbline, en todos sus dispositivos.',
  language: 'Idioma',
  languages: { en: 'English', es: 'Español' },
  appearance: 'Apariencia',
  appearances: { light: 'Clara', dark: 'Oscura', system: 'Del sistema' },
  appearanceHints: {
    light: 'Texto oscuro sobre fondo claro.',
    dark: 'Texto claro sobre fondo oscuro.',
    system: 'Como esté su dispositivo, y cambia con él.',
  },
  failed: 'No se ha podido guardar su configuración.',
};

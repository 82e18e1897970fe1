export const entry = {
  tagline: 'Maximice su IA. Minimice su riesgo.',
  claim: 'Gobernanza de la IA que se puede comprobar.',
  languages: { en: 'English', es: 'Español' },
  language: 'Idioma',
  authenticating: 'Autenticando...',
  authenticated: '¡Autenticación correcta!',
  logout: 'Cerrar sesión',
  userFailed: 'No se ha podido cargar su cuenta.',
  offline: 'No tiene conexión. Esta página continuará por sí sola en cuanto vuelva la conexión.',
  startFailed: 'No se ha podido acceder a Plumbline.',
  startFailedText: 'Compruebe su conexión e inténtelo de nuevo.',
};

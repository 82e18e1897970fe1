export const drafts = {
  label: 'Información',
  fromToday: 'Tenía cambios sin guardar de las {{time}}.',
  fromBefore: 'Tenía cambios sin guardar del {{moment}}.',
  discardedToday: 'Ha descartado los cambios de las {{time}}.',
  discardedBefore: 'Ha descartado los cambios del {{moment}}.',
  place: '1 de {{of}}.',
  words: '«{{words}}»',
  outdated: 'Alguien ha guardado algo desde entonces: cuando usted guarde, verá en qué difiere.',
  continue: 'Continuar',
  discard: 'Descartar',
  undo: 'Deshacer',
  next: 'Siguiente',
  leaveTitle: '¿Salir sin guardar?',
  leaveText:
    'Lo que ha escrito no se ha guardado. Puede quedarse en este dispositivo, donde solo usted puede abrirlo, hasta que vuelva a este formulario.',
  lostText:
    'Lo que ha escrito no se ha guardado, y no se puede conservar en este dispositivo. Si sale ahora, se perderá.',
  leave: 'Conservar y salir',
  stay: 'Quedarse',
};

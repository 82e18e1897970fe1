export const secret = {
  copied: 'Copiado',
  notCopied: 'No se pudo copiar',
  done: 'Lo he guardado',
  leaveTitle: '¿Lo ha guardado?',
  stay: 'Quedarse aquí',
  leave: 'Salir',
};

export const secret = {
  copied: 'Copiado',
  notCopied: 'No se ha podido copiar',
  done: 'Lo he guardado',
  leaveTitle: '¿Lo ha guardado?',
  stay: 'Quedarse aquí',
  leave: 'Salir',
};

export const exports = {
  waiting: 'Este archivo se está preparando',
  waitingText: 'No hace falta que espere aquí: se le avisará cuando esté listo.',
  ready_one: 'El archivo está listo, con {{count, number}} fila',
  ready_many: 'El archivo está listo, con {{count, number}} filas',
  ready_other: 'El archivo está listo, con {{count, number}} filas',
  readyText: 'Es un archivo CSV con lo que usted podía ver cuando se escribió. Se guarda hasta el {{until}}.',
  error: 'No se ha podido preparar este archivo',
  errorText:
    'Vuelva a la lista y expórtela de nuevo. Si tampoco funciona, póngase en contacto con el administrador de su cuenta.',
  toList: 'Ir a la lista',
  download: 'Descargar',
  downloadFailed: 'No se ha podido descargar el archivo. Inténtelo de nuevo.',
  failed: 'No se ha podido cargar el archivo.',
  gone: 'Este archivo no existe',
  goneText: 'Ya no está, o es de otra persona. Los archivos se guardan 7 días: exporte la lista de nuevo.',
  toApplications: 'Ver todas las aplicaciones',
};

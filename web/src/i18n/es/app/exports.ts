export const exports = {
  waiting: 'Se está preparando el archivo',
  waitingText: 'Puede salir de esta página. Recibirá una notificación cuando el archivo esté listo.',
  ready_one: 'El archivo está listo, con {{count, number}} fila',
  ready_many: 'El archivo está listo, con {{count, number}} filas',
  ready_other: 'El archivo está listo, con {{count, number}} filas',
  readyText: 'Un archivo CSV con las filas a las que usted tenía acceso cuando se creó. Disponible hasta el {{until}}.',
  personReady: 'El archivo está listo',
  personText: 'Un archivo JSON con los datos que Plumbline conserva de esta persona. Disponible hasta el {{until}}.',
  personErrorText:
    'Vuelva a solicitar el archivo. Si tampoco funciona, póngase en contacto con el administrador de su cuenta.',
  error: 'No se pudo preparar este archivo',
  errorText:
    'Vuelva a la lista y expórtela de nuevo. Si tampoco funciona, póngase en contacto con el administrador de su cuenta.',
  toList: 'Ir a la lista',
  download: 'Descargar',
  downloadFailed: 'No se pudo descargar el archivo. Vuelva a intentarlo.',
  failed: 'No se pudo cargar el archivo.',
  gone: 'No se encontró el archivo',
  goneText:
    'Ha caducado o pertenece a otra persona. Los archivos se conservan 7 días. Exporte la lista de nuevo para obtener otro.',
  toApplications: 'Ver todas las aplicaciones',
};

export const upload = {
  title: 'Subir documentos',
  kind: 'Tipo de documento',
  kindHint: 'Se aplica a los archivos que añada a continuación. Puede cambiarlo después.',
  choose: 'Elegir archivos',
  drop: 'o suéltelos aquí',
  accepted:
    'PDF, Word (.docx), hoja de cálculo (.xlsx), CSV (también .csv.gz) o Parquet (.parquet), de hasta {{most}} cada uno',
  list: 'Subidas',
  states: {
    queued: 'A la espera de otras subidas',
    sending: 'Subiendo',
    waiting: 'Subido, a la espera de revisión',
    analyzing: 'En comprobación',
    ready: 'Listo',
  },
  cancelFile: 'Cancelar la subida de {{name}}',
  retryFile: 'Subir {{name}} de nuevo',
  dismissFile: 'Quitar {{name}} de esta lista',
};

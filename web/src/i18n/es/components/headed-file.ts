export const headedFile = {
  choose: 'Elegir un archivo',
  unchoose: 'Quitar el archivo',
  template: 'Descargar la plantilla',
  tooBig: 'El archivo ocupa más de {{most, number}} bytes.',
  unreadable: 'No se pudo leer el archivo. Guárdelo de nuevo como CSV (UTF-8) o como libro de Excel.',
  noTable: 'No es un archivo CSV ni un libro de Excel, aunque su nombre lo indique. Elija otro archivo.',
  openQuote:
    'En la fila {{line, number}}, unas comillas (") no se cierran al final de su celda. Ciérrelas y vuelva a elegir el archivo.',
  notTaken: 'Se omite parte del archivo',
  notTakenColumns: 'Columnas desconocidas o repetidas: {{columns}}.',
  notTakenCells: 'Celdas sin nombre de columna, en estas filas: {{lines}}.',
  others_one: '{{count, number}} más',
  others_many: '{{count, number}} más',
  others_other: '{{count, number}} más',
  missing: 'Faltan estas columnas: {{columns}}. La primera fila del archivo debe contener los nombres de las columnas.',
};

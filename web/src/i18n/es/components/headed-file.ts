export const headedFile = {
  choose: 'Elegir un archivo',
  unchoose: 'Quitar el archivo',
  template: 'Descargar la plantilla',
  tooBig: 'El archivo ocupa más de {{most, number}} bytes.',
  unreadable: 'No se puede leer el archivo. Guárdelo de nuevo como CSV (UTF-8) o como libro de cálculo.',
  noTable: 'No es un archivo CSV ni un libro de cálculo, diga lo que diga su nombre. Elija uno que lo sea.',
  openQuote:
    'En la fila {{line, number}} se abren unas comillas (") que no se cierran donde termina su celda. Ciérrelas y elija de nuevo el archivo.',
  notTaken: 'No se toma todo el archivo',
  notTakenColumns: 'Columnas que no se conocen o que se repiten: {{columns}}.',
  notTakenCells: 'Celdas sin nombre de columna encima, en estas filas: {{lines}}.',
  others_one: '{{count, number}} más',
  others_many: '{{count, number}} más',
  others_other: '{{count, number}} más',
  missing: 'Faltan estas columnas: {{columns}}. La primera fila del archivo nombra las columnas.',
};

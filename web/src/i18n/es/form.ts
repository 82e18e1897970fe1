export const form = {
  editTitle: 'Editar {{name}}',
  nameHint: 'Letras, cifras, guiones bajos, virgulillas, guiones, puntos y espacios.',
  savedPartly: 'Guardado. Lo que ha escrito desde entonces aún no está guardado.',
  savedLate: 'Ya se había creado. Sus cambios posteriores también se han guardado.',
  createFailed: 'No se ha podido crear. Póngase en contacto con nosotros si el problema continúa.',
  unanswered:
    'No ha habido respuesta, así que puede que se haya guardado o que no. Guarde de nuevo: nada se hace dos veces.',
  noMore: 'Ya hay tantos como puede haber. Elimine uno antes.',
  conflict: {
    title: 'Otra persona ha cambiado esto mientras tanto',
    text: '{{who}} guardó otra versión {{when}}, mientras usted editaba. No se ha perdido nada de lo suyo.',
    same: 'Ninguno de estos campos difiere: guardar de nuevo no deshará nada.',
    before: 'Antes',
    theirs: 'Suyo (otra persona)',
    yours: 'De usted',
    untouched: 'No lo ha cambiado usted',
    applyHint:
      'Al aplicarlos de nuevo se conservan los demás cambios; donde ambos cambiaron un campo, cuenta el de usted.',
    apply: 'Aplicar mis cambios de nuevo',
    reload: 'Volver a cargar',
    yoursKept: 'Lo que había escrito',
    yoursKeptText: 'El formulario muestra ahora lo que está guardado. Copie de aquí lo que aún necesite.',
    copy: 'Copiar',
    copied: 'Copiado',
    copyFailed: 'No se ha podido copiar',
  },
};

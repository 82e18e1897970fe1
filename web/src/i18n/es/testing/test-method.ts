export const testMethod = {
  title: 'Cómo se juzgan las pruebas de sesgo',
  description:
    'Una diferencia entre dos grupos es un impacto adverso solo si es grande y además difícil de explicar por el azar. Estas son las reglas, sus fórmulas y fuentes, y las simulaciones que las respaldan.',
  engine: 'Motor {{engine}}',
  symbols:
    'p₁ es la tasa del grupo y p₀ la de la referencia. Los límites son los de la empresa, salvo que una prueba tenga los suyos.',
  verdicts: {
    title: 'Veredictos',
    large: 'Grande',
    significant: 'Significativa',
    verdict: 'Veredicto',
    yes: 'Sí',
    no: 'No',
    headline:
      'El veredicto de una prueba es el más grave de todas sus comparaciones. Dos tasas del 0 % o del 100 % no tienen veredicto.',
  },
  source: 'Fuente',
  sections: {
    large: 'Grande en la práctica',
    significant: 'Significativa estadísticamente',
    reference: 'Referencia',
    errors: 'Errores y clases',
    language: 'Modelos de lenguaje',
    intervals: 'Intervalos',
    power: 'Potencia',
  },
  rules: {
    large: {
      ratio: 'Tasas de selección, decisiones, errores y rechazos: la razón está fuera de los límites.',
      difference: 'O la diferencia de las dos tasas supera el límite.',
      scores:
        'Puntuaciones de pares: la diferencia media supera el límite, en desviaciones típicas comunes dentro de los grupos.',
      amounts:
        'Importes, por medias: la diferencia supera el límite, en desviaciones típicas combinadas dentro de los grupos, o la razón está fuera de los límites. Por pares de dos personas: el grupo tiene menos, o más, en tantos que dos distribuciones normales estarían más separadas que el límite.',
      zero: 'Si la tasa de la referencia es 0, no hay razón y decide la diferencia.',
    },
    significant: {
      two: 'Dos grupos: la prueba exacta de Fisher en ambos sentidos. No exige un mínimo, así que también se juzgan los grupos pequeños.',
      all: 'Más de dos grupos y una referencia elegida por los datos: primero todas las tasas a la vez, con permutaciones de ji cuadrado y una semilla fija. Termina cuando 100 permutaciones son igual de extremas.',
      holm: 'Después, la corrección de Holm dentro de la tabla. La p corregida es la mayor de las dos.',
      amounts:
        'Importes: la prueba de Welch de las medias y la prueba de rangos de Mann y Whitney de los pares. Cada p se duplica por ser una de dos. Si los datos eligieron la referencia, las medias se corrigen para todos los pares de grupos, y los rangos se prueban antes para todos los grupos (Kruskal y Wallis).',
      tables: 'Las tablas de atributos distintos no se corrigen entre sí.',
    },
    reference: {
      data: 'Si nadie elige una, la referencia es la tasa más alta entre los grupos suficientemente grandes.',
      person: 'Una referencia elegida por una persona no la eligieron los datos. Basta la corrección de Holm.',
      largest:
        'El grupo más grande es también una elección: cuántos registros tiene no dice nada de su tasa. Los errores pueden tener su propia referencia.',
      direction:
        'Si ser seleccionado es malo para la persona, la referencia es la tasa más baja, y el grupo con la tasa más alta es el perjudicado.',
    },
    language: {
      rates:
        'Cada instrucción tiene una proporción de respuestas positivas por grupo. Las diferencias se prueban cambiando su signo. Si cada instrucción se preguntó una vez, es la prueba exacta de McNemar.',
      several:
        'Más de dos grupos: primero todos a la vez, con la Q de Cochran para decisiones y la prueba de Friedman para puntuaciones. Si menos del 90 % de las instrucciones tiene todos los grupos, p se corrige por todos los pares de grupos.',
      stability:
        'La estabilidad se juzga aparte: decisiones que cambian más que entre repeticiones de la misma instrucción. El ruido nunca descarta una diferencia de tasas.',
      intervals:
        'Las respuestas a una instrucción no son independientes. Los intervalos de las tasas cuentan tantos registros como darían la misma certeza.',
      tone: 'Tono: los valores de las palabras de una respuesta en la lista AFINN-165, divididos entre el número de palabras. Se comparan como puntuaciones.',
      scores: 'Puntuaciones: rangos con signo para la significación y remuestreo de instrucciones para el intervalo.',
    },
    errors: {
      rates:
        'Se juzgan cuatro tasas: verdaderos positivos, falsos positivos, falsos descubrimientos entre los seleccionados y falsas omisiones entre los demás. Sus primeras pruebas se corrigen con Holm por ser cuatro.',
      trade:
        'Si los grupos difieren en cuántos son positivos, ninguna decisión iguala las cuatro, salvo que acierte siempre. Un aviso es una razón para decidir qué tasa importa en este uso.',
      odds: 'Las probabilidades igualadas y medias se derivan de estas tasas y no tienen veredicto propio.',
      classes:
        'Un resultado con varias clases: cada clase se compara con todas las demás juntas. Las primeras pruebas de las clases se corrigen con Holm.',
    },
    intervals: {
      rate: 'Tasas: intervalo de Wilson.',
      difference: 'Diferencias de dos tasas: intervalo de Newcombe.',
      ratio: 'Razones de dos tasas: con el logaritmo de la razón.',
      amounts: 'Diferencias de importes medios: intervalo de Welch.',
      strata: 'Estratos: la razón de momios común y su intervalo.',
    },
    power: {
      records:
        'Registros necesarios: los que dan una potencia del 80 % con las tasas encontradas, al nivel del primer paso de Holm.',
      detectable:
        'Cada comparación dice qué razones muestra su muestra con una potencia del 80 %. Una prueba nueva lo dice antes de ejecutarse.',
      pairs: 'Pares: con la desviación típica de las diferencias dentro de un par.',
    },
  },
  simulations: {
    title: 'Simulaciones',
    about: '{{tables}} tablas aleatorias por celda, semilla {{seed}}. npm run bench -- verdicts las repite.',
    falseFlags: 'Avisos aunque todos los grupos son iguales (como máximo {{bound}})',
    groups: 'Grupos',
    case: '{{n}} registros por grupo, tasa {{rate}}',
    power: 'Potencia con los registros que se piden (80 %)',
    rates: 'Tasas',
    against: '{{rate}} frente a {{reference}}',
    records: 'Registros por grupo',
    found: 'Encontrada',
  },
};

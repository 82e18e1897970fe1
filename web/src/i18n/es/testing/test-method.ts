export const testMethod = {
  title: 'Cómo se evalúan las pruebas de sesgo',
  description:
    'Una diferencia entre dos grupos es un impacto adverso solo si es grande y, además, difícil de atribuir al azar. Esta página recoge las reglas con sus fórmulas y fuentes, y las simulaciones que las respaldan.',
  engine: 'Motor {{engine}}',
  symbols:
    'p₁ es la tasa del grupo y p₀ la de la referencia. Se aplican los límites de la empresa, salvo que una prueba tenga los suyos.',
  verdicts: {
    title: 'Veredictos',
    large: 'Grande',
    significant: 'Significativa',
    verdict: 'Veredicto',
    yes: 'Sí',
    no: 'No',
    headline:
      'El veredicto de una prueba es el más grave de los de sus comparaciones. Una comparación del 0 % con el 0 %, o del 100 % con el 100 %, no tiene veredicto.',
  },
  source: 'Fuente',
  sections: {
    large: 'Grande en la práctica',
    significant: 'Estadísticamente significativa',
    reference: 'Referencia',
    errors: 'Errores y clases',
    language: 'Modelos de lenguaje',
    intervals: 'Intervalos',
    power: 'Potencia',
  },
  rules: {
    large: {
      ratio:
        'Tasas de selección, de decisiones, de error y de negativas a responder: la razón está fuera de los límites.',
      difference: 'O la diferencia entre las dos tasas supera el límite.',
      scores:
        'Puntuaciones por pares: la diferencia media supera el límite, en desviaciones típicas combinadas dentro de los grupos.',
      amounts:
        'Medias de importes: la diferencia supera el límite, en desviaciones típicas combinadas dentro de los grupos, o la razón está fuera de los límites. Pares de dos personas: el exceso de pares en los que el grupo tiene menos, o más, es mayor que el de dos distribuciones normales separadas por el límite.',
      zero: 'Si la tasa de la referencia es 0, no hay razón y decide la diferencia.',
    },
    significant: {
      two: 'Dos grupos: prueba exacta de Fisher, bilateral. No exige un recuento mínimo, así que también se evalúan los grupos pequeños.',
      all: 'Más de dos grupos y una referencia elegida por los datos: primero, una prueba de todas las tasas a la vez, con permutaciones de ji cuadrado y una semilla fija. Termina cuando 100 permutaciones son al menos igual de extremas.',
      holm: 'Después, la corrección de Holm dentro de la tabla. La p corregida es la mayor de las dos.',
      amounts:
        'Importes: prueba de Welch para las medias y prueba de rangos de Mann-Whitney para los pares. Cada p se duplica porque se hacen dos pruebas. Si los datos eligieron la referencia, las medias se corrigen por todos los pares de grupos. Los rangos se prueban antes con todos los grupos a la vez (Kruskal-Wallis).',
      tables: 'Las tablas de atributos distintos no se corrigen entre sí.',
    },
    reference: {
      data: 'Si nadie elige una referencia, es el grupo con la tasa más alta entre los suficientemente grandes.',
      person: 'Una referencia elegida por una persona no depende de los datos, así que basta la corrección de Holm.',
      largest:
        'Lo mismo vale para el grupo más grande, porque su número de registros no dice nada de su tasa. Los errores pueden tener su propia referencia.',
      direction:
        'Si ser seleccionado es malo para la persona, la referencia es el grupo con la tasa más baja, y el grupo con la tasa más alta es el perjudicado.',
    },
    language: {
      rates:
        'Cada instrucción tiene una proporción de respuestas positivas por grupo. Las diferencias entre estas proporciones se prueban cambiando su signo. Si cada instrucción se envió una sola vez, es la prueba exacta de McNemar.',
      several:
        'Más de dos grupos: primero, una prueba de todos los grupos a la vez, con la Q de Cochran para las decisiones y la prueba de Friedman para las puntuaciones. Si menos del 90 % de las instrucciones tiene todos los grupos, p se corrige en su lugar por todos los pares de grupos.',
      stability:
        'La estabilidad se evalúa aparte: si las decisiones difieren más entre grupos que entre repeticiones de la misma instrucción. El ruido nunca descarta una diferencia de tasas.',
      intervals:
        'Las respuestas a una misma instrucción no son independientes. Por eso, los intervalos de las tasas usan un número efectivo de registros: tantos registros independientes como darían la misma certeza.',
      tone: 'Tono: los valores de las palabras de una respuesta en la lista AFINN-165, divididos entre el número de palabras. Estos valores se comparan como puntuaciones.',
      scores:
        'Puntuaciones: rangos con signo de Wilcoxon para la significación y bootstrap de instrucciones para el intervalo.',
    },
    errors: {
      rates:
        'Se evalúan cuatro tasas: verdaderos positivos, falsos positivos, falsos descubrimientos entre los seleccionados y falsas omisiones entre los demás. Sus cuatro primeras pruebas se corrigen con el método de Holm.',
      trade:
        'Si la proporción de positivos difiere entre los grupos, ninguna decisión puede igualar las cuatro tasas, salvo que acierte siempre. Una señal es un motivo para decidir qué tasa importa en este uso.',
      odds: 'La igualdad de probabilidades (equalized odds) y la diferencia media (average odds) se derivan de estas tasas y no tienen veredicto propio.',
      classes:
        'Resultados con varias clases: cada clase se compara con todas las demás juntas. Las primeras pruebas de las clases se corrigen con el método de Holm.',
    },
    intervals: {
      rate: 'Tasas: intervalo de Wilson.',
      difference: 'Diferencias entre dos tasas: intervalo de Newcombe.',
      ratio: 'Razones de dos tasas: se calculan con el logaritmo de la razón.',
      amounts: 'Diferencias entre importes medios: intervalo de Welch.',
      strata: 'Estratos: la razón de momios común y su intervalo.',
    },
    power: {
      records:
        'Registros necesarios: los que dan una potencia del 80 % con las tasas observadas, al nivel del primer paso de la corrección de Holm.',
      detectable:
        'Cada comparación indica qué razones puede detectar su muestra con una potencia del 80 %. Una prueba nueva lo indica antes de ejecutarse.',
      pairs: 'Pares: según la desviación típica de las diferencias dentro de un par.',
    },
  },
  simulations: {
    title: 'Simulaciones',
    about:
      '{{tables}} tablas aleatorias por celda, semilla {{seed}}. Para repetirlas, ejecute «npm run bench -- verdicts».',
    falseFlags: 'Señales falsas cuando todos los grupos son iguales (como máximo {{bound}})',
    groups: 'Grupos',
    case: '{{n}} registros por grupo, tasa {{rate}}',
    power: 'Potencia con los registros necesarios para un 80 %',
    rates: 'Tasas',
    against: '{{rate}} frente a {{reference}}',
    records: 'Registros por grupo',
    found: 'Potencia simulada',
  },
};

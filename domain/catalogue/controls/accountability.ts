import type { ControlGuidance } from '#domain/controls/catalogue.ts';

export const accountability: readonly ControlGuidance[] = [
  {
    key: 'roles_assigned',
    what: {
      en: 'Name the person accountable for the application, and those who build it, run it, oversee it and accept its risks. Document what each decides and whom they inform when something goes wrong, and separate those who oversee it from those who build it.',
      es: 'Designar a una persona que responda de la aplicación, y a quienes la construyen, la operan, la supervisan y aceptan sus riesgos. Dejar por escrito qué decide cada cual y a quién avisa si algo falla, y separar a quienes supervisan de quienes construyen.',
    },
    why: {
      en: 'Work without an owner does not get done. When something goes wrong, it must already be clear who is responsible.',
      es: 'Lo que no tiene responsable no se hace. Cuando algo falla, debe estar claro de antemano a quién le corresponde.',
    },
    proof: {
      en: 'A dated list of roles and names that the named people have accepted and that matches who signed the latest decisions.',
      es: 'Una lista fechada de funciones y nombres, aceptada por las personas designadas y que coincida con quien firmó las últimas decisiones.',
    },
    often: 'yearly',
  },
  {
    key: 'inventory_entry',
    what: {
      en: 'Keep a complete entry for the application in the inventory of AI systems: owner, purpose, status, models, data, tools, vendors and where it runs. Update it whenever one of these changes.',
      es: 'Mantener una ficha completa de la aplicación en el inventario de sistemas de IA: responsable, finalidad, estado, modelos, datos, herramientas, proveedores y dónde se ejecuta. Corregirla cuando cambie cualquiera de ellos.',
    },
    why: {
      en: 'A company cannot govern what it does not know it has, and most audits start with this list.',
      es: 'No se puede gobernar lo que no se sabe que existe, y casi toda auditoría empieza por esta lista.',
    },
    proof: {
      en: 'The entry with the date of its last check, and a sample that shows it matches what actually runs.',
      es: 'La ficha con la fecha de su última comprobación y una muestra de que coincide con lo que realmente está en uso.',
    },
    often: 'each_change',
  },
  {
    key: 'risk_process',
    what: {
      en: "Use a documented method to list what can go wrong with the application and its components, including third-party ones and third-party rights. Give each risk an owner and rate its likelihood and impact against the company's tolerance; in order of rating and with available resources, mitigate, transfer, avoid or accept it. Record measures, the residual risk and who accepted it, and review the list on fixed dates, after incidents and after changes.",
      es: 'Con un método escrito, enumerar lo que puede salir mal en la aplicación y sus componentes, incluidos los de terceros y los derechos ajenos. Asignar a cada riesgo un responsable y una valoración por probabilidad e impacto según la tolerancia fijada por la empresa; en ese orden, y con los medios disponibles, mitigarlo, transferirlo, evitarlo o aceptarlo. Registrar las medidas, el riesgo restante y quién lo aceptó, y repasar la lista en fechas fijas, tras los incidentes y tras los cambios.',
    },
    why: {
      en: 'Effort goes to what matters most only if risks are ranked. New risks appear while an application is in use.',
      es: 'El esfuerzo va primero a lo más importante solo si alguien lo ha ordenado. Además, durante el uso aparecen riesgos nuevos.',
    },
    proof: {
      en: 'The risk register with ratings, treatments, owners and dates, and the records of its last two reviews.',
      es: 'El registro de riesgos con valoraciones, tratamientos, responsables y fechas, y las actas de sus dos últimas revisiones.',
    },
    often: 'quarterly',
  },
  {
    key: 'change_control',
    what: {
      en: 'Keep code, prompts, models, data and settings under version control. Before a change, record what it alters and which risks and tests it affects, have someone other than its author approve it, and be able to roll back to the previous version.',
      es: 'Mantener bajo control de versiones el código, las instrucciones al modelo, los modelos, los datos y la configuración. Antes de cada cambio, registrar qué altera y qué riesgos y pruebas afecta, obtener la aprobación de alguien distinto de su autor y poder volver a la versión anterior.',
    },
    why: {
      en: 'Assessments and test results are valid only for the version that was assessed and tested.',
      es: 'Lo evaluado y probado solo vale para la versión que se evaluó y probó.',
    },
    proof: {
      en: 'The history of changes with approvals, and one recent change traced from request to release.',
      es: 'El historial de cambios con sus aprobaciones y un cambio reciente que pueda seguirse desde la solicitud hasta la publicación.',
    },
    often: 'each_change',
  },
  {
    key: 'training',
    what: {
      en: 'Train those who build, use, operate and oversee the application, before they start, in its purpose, its typical errors, and when to overrule or stop it. Check that they understood, and repeat the training when the application changes.',
      es: 'Formar a quienes construyen, usan, operan y supervisan la aplicación, antes de que empiecen, sobre para qué sirve, en qué se equivoca y cuándo deben apartarse de su resultado o detenerla. Comprobar que lo han entendido y repetirlo cuando la aplicación cambie.',
    },
    why: {
      en: 'People who do not know where it fails trust it too much, or not at all.',
      es: 'Quien no sabe dónde falla confía demasiado en ella, o no confía en absoluto.',
    },
    proof: {
      en: 'The training material, and a record of who completed it, when and with what result, covering everyone with access.',
      es: 'El material de formación y un registro de quién la completó, cuándo y con qué resultado, que abarque a todas las personas con acceso.',
    },
    often: 'yearly',
  },
];

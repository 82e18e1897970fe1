import type { FrameworkLinks } from '#domain/controls/catalogue.ts';

export const nistAiRmfLinks: FrameworkLinks = {
  framework: 'nist-ai-rmf',
  links: [
    {
      requirement: 'GOVERN 1.1',
      control: 'legal_register',
      strength: 'full',
      reason: {
        en: 'Lists the laws and rules that apply to the application, with each duty and how it is met, and keeps the list current.',
        es: 'Enumera las leyes y normas aplicables a la aplicación, con cada obligación y cómo se cumple, y mantiene la lista al día.',
      },
    },
    {
      requirement: 'GOVERN 1.1',
      control: 'legal_review',
      strength: 'partial',
      reason: {
        en: 'Determines which laws apply and in which role, and records the basis of the opinion.',
        es: 'Determina qué leyes se aplican y en qué función, y registra en qué se basa el dictamen.',
      },
    },
    {
      requirement: 'GOVERN 1.3',
      control: 'risk_process',
      strength: 'partial',
      reason: {
        en: "Rates each risk against the company's tolerance; the amount of risk management per case is decided at company level.",
        es: 'Valora cada riesgo según la tolerancia de la empresa; cuánta gestión necesita cada caso se decide para todos ellos.',
      },
    },
    {
      requirement: 'GOVERN 1.3',
      control: 'impact_assessment',
      strength: 'supports',
      reason: {
        en: 'Shows how severe the consequences can be, which determines the effort.',
        es: 'Muestra la gravedad posible de las consecuencias, de la que depende el esfuerzo.',
      },
    },
    {
      requirement: 'GOVERN 1.4',
      control: 'risk_process',
      strength: 'partial',
      reason: {
        en: "Handles the risks of the application by a written method with recorded outcomes; the underlying policies are the organization's.",
        es: 'Gestiona los riesgos de la aplicación con un método escrito y resultados registrados; las políticas que lo sustentan son de la organización.',
      },
    },
    {
      requirement: 'GOVERN 1.5',
      control: 'monitoring',
      strength: 'partial',
      reason: {
        en: 'Plans continuous monitoring of the application, with a named person who gets the alerts.',
        es: 'Planifica el seguimiento continuo de la aplicación, con una persona designada que recibe las alertas.',
      },
    },
    {
      requirement: 'GOVERN 1.5',
      control: 'risk_process',
      strength: 'partial',
      reason: {
        en: 'Sets the dates on which risks and their treatment are reviewed.',
        es: 'Fija las fechas en que se repasan los riesgos y su tratamiento.',
      },
    },
    {
      requirement: 'GOVERN 1.5',
      control: 'roles_assigned',
      strength: 'supports',
      reason: {
        en: 'Names who is responsible for these reviews.',
        es: 'Designa a los responsables de esas revisiones.',
      },
    },
    {
      requirement: 'GOVERN 1.6',
      control: 'inventory_entry',
      strength: 'full',
      reason: {
        en: 'Adds the application to the inventory and keeps its entry correct, which is what this requires of one application.',
        es: 'Incluye la aplicación en el inventario y mantiene correcta su ficha, que es lo que se pide de una aplicación.',
      },
    },
    {
      requirement: 'GOVERN 1.7',
      control: 'retirement_plan',
      strength: 'full',
      reason: {
        en: 'Plans and records how the application is phased out, what replaces it, and what is deleted or kept.',
        es: 'Planifica y registra cómo se retira la aplicación, qué la sustituye y qué se elimina o conserva.',
      },
    },
    {
      requirement: 'GOVERN 1.7',
      control: 'exit_plan',
      strength: 'supports',
      reason: {
        en: 'Makes it possible to leave a vendor without losing data or service.',
        es: 'Permite dejar a un proveedor sin perder datos ni servicio.',
      },
    },
    {
      requirement: 'GOVERN 2.1',
      control: 'roles_assigned',
      strength: 'full',
      reason: {
        en: 'Documents who is accountable for what and whom they inform, and has the named people accept it.',
        es: 'Deja por escrito quién responde de qué y a quién avisa, con la aceptación de las personas designadas.',
      },
    },
    {
      requirement: 'GOVERN 2.2',
      control: 'training',
      strength: 'partial',
      reason: {
        en: 'Trains those who build, use, operate and oversee this application; partners and the wider subject are left to the organization.',
        es: 'Forma a quienes construyen, usan, operan y supervisan esta aplicación; los socios y la materia general quedan para la organización.',
      },
    },
    {
      requirement: 'GOVERN 3.2',
      control: 'oversight_design',
      strength: 'partial',
      reason: {
        en: 'Defines who oversees the application, with which authority, and how people and system work together.',
        es: 'Define quién supervisa la aplicación, con qué autoridad y cómo colaboran las personas y el sistema.',
      },
    },
    {
      requirement: 'GOVERN 3.2',
      control: 'roles_assigned',
      strength: 'partial',
      reason: {
        en: 'Keeps those who oversee the application apart from those who build it.',
        es: 'Separa a quienes supervisan la aplicación de quienes la construyen.',
      },
    },
    {
      requirement: 'GOVERN 4.2',
      control: 'impact_assessment',
      strength: 'partial',
      reason: {
        en: 'Records the possible impacts of the application, before release and again later.',
        es: 'Registra los posibles impactos de la aplicación, antes de la publicación y también después.',
      },
    },
    {
      requirement: 'GOVERN 4.2',
      control: 'risk_process',
      strength: 'partial',
      reason: {
        en: 'Has the team record the risks of its technology and keep the list current.',
        es: 'Hace que el equipo registre los riesgos de su tecnología y mantenga la lista al día.',
      },
    },
    {
      requirement: 'GOVERN 4.2',
      control: 'instructions_for_use',
      strength: 'partial',
      reason: {
        en: 'Tells users and deployers the limits and remaining risks.',
        es: 'Comunica los límites y los riesgos restantes a usuarios y responsables del despliegue.',
      },
    },
    {
      requirement: 'GOVERN 4.3',
      control: 'verification',
      strength: 'partial',
      reason: {
        en: 'Makes testing a fixed step before each release.',
        es: 'Convierte las pruebas en un paso fijo antes de cada versión.',
      },
    },
    {
      requirement: 'GOVERN 4.3',
      control: 'incident_response',
      strength: 'partial',
      reason: {
        en: 'Defines what counts as an incident, and how it is detected, handled and recorded.',
        es: 'Indica qué es un incidente y cómo se detecta, se trata y se registra.',
      },
    },
    {
      requirement: 'GOVERN 4.3',
      control: 'incident_reports',
      strength: 'partial',
      reason: {
        en: 'Shares information on incidents with those affected.',
        es: 'Comparte lo que se sabe de los incidentes con quienes corresponde.',
      },
    },
    {
      requirement: 'GOVERN 4.3',
      control: 'adversarial_test',
      strength: 'supports',
      reason: {
        en: 'Looks for failures before others find them.',
        es: 'Busca los fallos antes de que otros los encuentren.',
      },
    },
    {
      requirement: 'GOVERN 5.1',
      control: 'stakeholder_feedback',
      strength: 'full',
      reason: {
        en: 'Asks people outside the team about effects on people and society, ranks their feedback, and acts on it.',
        es: 'Pregunta a personas ajenas al equipo por los efectos en las personas y la sociedad, ordena sus respuestas por importancia y actúa en consecuencia.',
      },
    },
    {
      requirement: 'GOVERN 5.1',
      control: 'appeal',
      strength: 'supports',
      reason: {
        en: 'Learns from people affected which results were wrong.',
        es: 'Recoge de las personas afectadas qué resultados fueron erróneos.',
      },
    },
    {
      requirement: 'GOVERN 5.2',
      control: 'stakeholder_feedback',
      strength: 'full',
      reason: {
        en: 'Decides on the feedback received, on fixed dates, and records what changed in the application.',
        es: 'Decide en fechas fijas sobre las opiniones recibidas y registra qué cambió en la aplicación.',
      },
    },
    {
      requirement: 'GOVERN 5.2',
      control: 'change_control',
      strength: 'supports',
      reason: {
        en: 'Carries decisions on feedback into the application as recorded changes.',
        es: 'Lleva a la aplicación, como cambios registrados, lo decidido sobre las opiniones.',
      },
    },
    {
      requirement: 'GOVERN 6.1',
      control: 'supplier_review',
      strength: 'partial',
      reason: {
        en: "Reviews the risks of each supplier of the application and its rights to what it supplies; the policy is the organization's.",
        es: 'Examina los riesgos de cada proveedor de la aplicación y sus derechos sobre lo que suministra; la política es de la organización.',
      },
    },
    {
      requirement: 'GOVERN 6.1',
      control: 'copyright_policy',
      strength: 'partial',
      reason: {
        en: 'Sets rules so that third-party works and rights are not infringed.',
        es: 'Fija reglas para no infringir las obras y los derechos ajenos.',
      },
    },
    {
      requirement: 'GOVERN 6.1',
      control: 'processing_agreement',
      strength: 'supports',
      reason: {
        en: 'Binds vendors who process personal data.',
        es: 'Vincula a los proveedores que tratan datos personales.',
      },
    },
    {
      requirement: 'GOVERN 6.1',
      control: 'no_training_clause',
      strength: 'supports',
      reason: {
        en: "Keeps vendors from training models on the company's data.",
        es: 'Impide que los proveedores entrenen modelos con los datos de la empresa.',
      },
    },
    {
      requirement: 'GOVERN 6.2',
      control: 'second_source',
      strength: 'partial',
      reason: {
        en: 'Keeps a tested way to continue when a third-party model or vendor fails.',
        es: 'Mantiene una vía probada para continuar cuando falla un modelo o proveedor externo.',
      },
    },
    {
      requirement: 'GOVERN 6.2',
      control: 'exit_plan',
      strength: 'partial',
      reason: {
        en: 'Defines what happens when a vendor stops or is no longer acceptable.',
        es: 'Indica qué ocurre cuando un proveedor cesa o deja de ser aceptable.',
      },
    },
    {
      requirement: 'GOVERN 6.2',
      control: 'incident_response',
      strength: 'partial',
      reason: {
        en: 'Handles incidents of the application, including those that start at a third party.',
        es: 'Trata los incidentes de la aplicación, también los que se originan en un tercero.',
      },
    },
    {
      requirement: 'GOVERN 6.2',
      control: 'supplier_review',
      strength: 'supports',
      reason: {
        en: 'Agrees with suppliers how they report and who does what.',
        es: 'Aclara con los proveedores cómo informan y quién hace qué.',
      },
    },
    {
      requirement: 'MAP 1.1',
      control: 'intended_use',
      strength: 'partial',
      reason: {
        en: 'Documents purpose, uses, laws, users, settings, assumptions and limits.',
        es: 'Documenta finalidad, usos, leyes, usuarios, entornos, supuestos y límites.',
      },
    },
    {
      requirement: 'MAP 1.1',
      control: 'impact_assessment',
      strength: 'partial',
      reason: {
        en: 'Documents the impacts on individuals, groups and society.',
        es: 'Documenta los impactos en las personas, los grupos y la sociedad.',
      },
    },
    {
      requirement: 'MAP 1.1',
      control: 'performance_measures',
      strength: 'partial',
      reason: {
        en: 'Names the measures for tests and why they fit the use.',
        es: 'Indica las medidas de las pruebas y por qué se ajustan al uso.',
      },
    },
    {
      requirement: 'MAP 1.1',
      control: 'legal_register',
      strength: 'partial',
      reason: {
        en: 'Lists the laws that apply to the application.',
        es: 'Enumera las leyes aplicables a la aplicación.',
      },
    },
    {
      requirement: 'MAP 1.2',
      control: 'stakeholder_feedback',
      strength: 'partial',
      reason: {
        en: 'Involves domain experts and people outside the team, and records who took part; it does not cover the composition of the team.',
        es: 'Implica a especialistas y a personas ajenas al equipo y registra quién participó; la composición del equipo queda fuera.',
      },
    },
    {
      requirement: 'MAP 1.4',
      control: 'benefit_case',
      strength: 'full',
      reason: {
        en: 'Documents the expected value, how it is measured, and whether it was reached.',
        es: 'Deja por escrito el valor esperado, cómo se mide y si se alcanzó.',
      },
    },
    {
      requirement: 'MAP 1.4',
      control: 'intended_use',
      strength: 'partial',
      reason: {
        en: 'Describes the context in which the application is used.',
        es: 'Describe el contexto en que se usa la aplicación.',
      },
    },
    {
      requirement: 'MAP 1.6',
      control: 'stakeholder_feedback',
      strength: 'partial',
      reason: {
        en: 'Asks stakeholders what they see and expect, before the design is final and after.',
        es: 'Pregunta a las partes interesadas qué observan y esperan, antes y después de cerrar el diseño.',
      },
    },
    {
      requirement: 'MAP 1.6',
      control: 'impact_assessment',
      strength: 'partial',
      reason: {
        en: 'Weighs effects on people and society and turns them into measures.',
        es: 'Sopesa los efectos en las personas y la sociedad y los convierte en medidas.',
      },
    },
    {
      requirement: 'MAP 1.6',
      control: 'rights_assessment',
      strength: 'supports',
      reason: {
        en: "Adds the requirements that people's rights, including privacy, place on the design.",
        es: 'Añade lo que los derechos de las personas, entre ellos la privacidad, exigen del diseño.',
      },
    },
    {
      requirement: 'MAP 1.6',
      control: 'technical_file',
      strength: 'supports',
      reason: {
        en: 'Records design choices with their reasons.',
        es: 'Registra las decisiones de diseño con sus motivos.',
      },
    },
    {
      requirement: 'MAP 2.1',
      control: 'intended_use',
      strength: 'full',
      reason: {
        en: 'Names the tasks of the application and the type of model that performs them.',
        es: 'Indica las tareas de la aplicación y el tipo de modelo que las realiza.',
      },
    },
    {
      requirement: 'MAP 2.1',
      control: 'model_card',
      strength: 'supports',
      reason: {
        en: 'States for each model what it is and what it was made for.',
        es: 'Indica qué es cada modelo y para qué se hizo.',
      },
    },
    {
      requirement: 'MAP 2.1',
      control: 'technical_file',
      strength: 'supports',
      reason: {
        en: 'Documents the components and methods in detail.',
        es: 'Documenta en detalle los componentes y los métodos.',
      },
    },
    {
      requirement: 'MAP 2.2',
      control: 'instructions_for_use',
      strength: 'full',
      reason: {
        en: 'Gives users the known limits, how to read the results and how to oversee them.',
        es: 'Da a los usuarios los límites conocidos, cómo leer los resultados y cómo supervisarlos.',
      },
    },
    {
      requirement: 'MAP 2.2',
      control: 'intended_use',
      strength: 'partial',
      reason: {
        en: "States the limits of the application's knowledge.",
        es: 'Indica dónde acaba lo que la aplicación sabe.',
      },
    },
    {
      requirement: 'MAP 2.2',
      control: 'oversight_design',
      strength: 'partial',
      reason: {
        en: 'Describes how people use and oversee the outputs.',
        es: 'Describe cómo las personas usan y supervisan los resultados.',
      },
    },
    {
      requirement: 'MAP 2.3',
      control: 'verification',
      strength: 'partial',
      reason: {
        en: 'Documents how tests are designed and on which data they are based.',
        es: 'Documenta cómo se diseñan las pruebas y en qué datos se basan.',
      },
    },
    {
      requirement: 'MAP 2.3',
      control: 'data_preparation',
      strength: 'partial',
      reason: {
        en: 'Gives the reasons for choosing, labeling and splitting the data.',
        es: 'Da los motivos para seleccionar, etiquetar y dividir los datos.',
      },
    },
    {
      requirement: 'MAP 2.3',
      control: 'performance_measures',
      strength: 'partial',
      reason: {
        en: 'States why a measure represents what it is meant to measure.',
        es: 'Indica por qué una medida representa lo que pretende medir.',
      },
    },
    {
      requirement: 'MAP 2.3',
      control: 'data_sheet',
      strength: 'supports',
      reason: {
        en: 'States what each data set is suitable for and what not.',
        es: 'Indica para qué sirve y para qué no cada conjunto de datos.',
      },
    },
    {
      requirement: 'MAP 2.3',
      control: 'data_review',
      strength: 'supports',
      reason: {
        en: 'Checks the chosen data against the people affected.',
        es: 'Contrasta los datos elegidos con las personas afectadas.',
      },
    },
    {
      requirement: 'MAP 3.1',
      control: 'benefit_case',
      strength: 'full',
      reason: {
        en: 'Names the expected benefits, and compares them with the results.',
        es: 'Indica los beneficios esperados y los compara con lo logrado.',
      },
    },
    {
      requirement: 'MAP 3.1',
      control: 'impact_assessment',
      strength: 'supports',
      reason: {
        en: 'Describes positive effects on people and society as well as negative ones.',
        es: 'Describe los efectos buenos en las personas y la sociedad junto con los malos.',
      },
    },
    {
      requirement: 'MAP 3.2',
      control: 'benefit_case',
      strength: 'partial',
      reason: {
        en: 'Counts the costs, including what errors cost other people.',
        es: 'Calcula los costes, incluido lo que los errores cuestan a otras personas.',
      },
    },
    {
      requirement: 'MAP 3.2',
      control: 'risk_process',
      strength: 'partial',
      reason: {
        en: "Compares possible losses with the company's tolerance.",
        es: 'Contrasta las posibles pérdidas con la tolerancia de la empresa.',
      },
    },
    {
      requirement: 'MAP 3.2',
      control: 'impact_assessment',
      strength: 'partial',
      reason: {
        en: 'Adds non-monetary harm to people and society.',
        es: 'Añade los daños sin precio para las personas y la sociedad.',
      },
    },
    {
      requirement: 'MAP 3.3',
      control: 'intended_use',
      strength: 'full',
      reason: {
        en: 'Sets the scope of the application by its tasks, settings and kind of system, and has it approved.',
        es: 'Fija el ámbito de la aplicación por sus tareas, entornos y tipo de sistema, y lo somete a aprobación.',
      },
    },
    {
      requirement: 'MAP 3.3',
      control: 'use_limits',
      strength: 'partial',
      reason: {
        en: 'States what is outside that scope.',
        es: 'Indica qué queda fuera de ese ámbito.',
      },
    },
    {
      requirement: 'MAP 3.4',
      control: 'training',
      strength: 'partial',
      reason: {
        en: 'Makes operators proficient in the functions and errors of the application, and checks it; external standards are not included.',
        es: 'Capacita a los operadores en lo que la aplicación hace y en lo que se equivoca, y lo comprueba; no incluye normas externas.',
      },
    },
    {
      requirement: 'MAP 3.4',
      control: 'oversight_design',
      strength: 'supports',
      reason: {
        en: 'Defines the competence that overseers need.',
        es: 'Indica qué competencia deben tener quienes la supervisan.',
      },
    },
    {
      requirement: 'MAP 3.5',
      control: 'oversight_design',
      strength: 'full',
      reason: {
        en: 'Defines and documents how people oversee the application, and tests with them that it works.',
        es: 'Define y documenta cómo supervisan las personas la aplicación y prueba con ellas que funciona.',
      },
    },
    {
      requirement: 'MAP 3.5',
      control: 'human_check',
      strength: 'partial',
      reason: {
        en: 'Has a person review each output before it takes effect.',
        es: 'Interpone a una persona antes de que cada resultado surta efecto.',
      },
    },
    {
      requirement: 'MAP 3.5',
      control: 'confirmation',
      strength: 'supports',
      reason: {
        en: 'Has a person confirm actions that cannot be undone.',
        es: 'Interpone a una persona antes de las acciones que no pueden deshacerse.',
      },
    },
    {
      requirement: 'MAP 4.1',
      control: 'risk_process',
      strength: 'full',
      reason: {
        en: 'Follows a written method to list the risks of each component, including third-party components and rights.',
        es: 'Sigue un método escrito para enumerar los riesgos de cada componente, incluidos los de terceros y los derechos ajenos.',
      },
    },
    {
      requirement: 'MAP 4.1',
      control: 'supplier_review',
      strength: 'partial',
      reason: {
        en: 'Reviews what third parties supply and their rights to it.',
        es: 'Examina lo que suministran terceros y sus derechos sobre ello.',
      },
    },
    {
      requirement: 'MAP 4.1',
      control: 'copyright_policy',
      strength: 'partial',
      reason: {
        en: 'Checks licenses and the declared wishes of rights holders.',
        es: 'Comprueba las licencias y las reservas declaradas por los titulares de derechos.',
      },
    },
    {
      requirement: 'MAP 4.1',
      control: 'legal_review',
      strength: 'partial',
      reason: {
        en: 'Clarifies the legal risks before development continues.',
        es: 'Aclara los riesgos jurídicos antes de seguir construyendo.',
      },
    },
    {
      requirement: 'MAP 4.2',
      control: 'technical_file',
      strength: 'full',
      reason: {
        en: 'Documents the risk controls of each component, including third-party ones.',
        es: 'Documenta los controles de riesgo de cada componente, incluidos los de terceros.',
      },
    },
    {
      requirement: 'MAP 4.2',
      control: 'supplier_review',
      strength: 'partial',
      reason: {
        en: 'Records the conditions under which a supplier may be used.',
        es: 'Registra las condiciones en que puede usarse un proveedor.',
      },
    },
    {
      requirement: 'MAP 5.1',
      control: 'impact_assessment',
      strength: 'full',
      reason: {
        en: 'Documents how likely and how severe each impact is, from earlier use, incidents and feedback.',
        es: 'Documenta la probabilidad y la gravedad de cada impacto a partir de usos anteriores, incidentes y opiniones.',
      },
    },
    {
      requirement: 'MAP 5.1',
      control: 'stakeholder_feedback',
      strength: 'supports',
      reason: {
        en: 'Supplies what people outside the team see and expect.',
        es: 'Aporta lo que observan y esperan personas ajenas al equipo.',
      },
    },
    {
      requirement: 'MAP 5.1',
      control: 'rights_assessment',
      strength: 'partial',
      reason: {
        en: 'Documents the impacts on the rights of people.',
        es: 'Documenta los impactos en los derechos de las personas.',
      },
    },
    {
      requirement: 'MAP 5.1',
      control: 'risk_process',
      strength: 'supports',
      reason: {
        en: 'Rates the risks that follow from the impacts.',
        es: 'Valora los riesgos que se derivan de los impactos.',
      },
    },
    {
      requirement: 'MAP 5.2',
      control: 'stakeholder_feedback',
      strength: 'full',
      reason: {
        en: 'Names who asks stakeholders on fixed dates, and uses their feedback on positive, negative and unexpected effects.',
        es: 'Designa a quien consulta a las partes interesadas en fechas fijas y aprovecha lo que dicen sobre efectos buenos, malos e inesperados.',
      },
    },
    {
      requirement: 'MEASURE 1.1',
      control: 'performance_measures',
      strength: 'full',
      reason: {
        en: 'Chooses measures starting with the risks that matter most, and says what cannot be measured.',
        es: 'Elige las medidas empezando por los riesgos más importantes e indica lo que no puede medirse.',
      },
    },
    {
      requirement: 'MEASURE 1.1',
      control: 'risk_process',
      strength: 'supports',
      reason: {
        en: 'States which risks matter most.',
        es: 'Indica qué riesgos son los más importantes.',
      },
    },
    {
      requirement: 'MEASURE 1.2',
      control: 'performance_measures',
      strength: 'full',
      reason: {
        en: 'Checks once a year whether measures, tests and controls still work, with error reports and effects on people.',
        es: 'Comprueba cada año si las medidas, las pruebas y los controles siguen funcionando, con los errores comunicados y los efectos en las personas.',
      },
    },
    {
      requirement: 'MEASURE 1.2',
      control: 'monitoring',
      strength: 'partial',
      reason: {
        en: 'Collects the errors and complaints on which the check is based.',
        es: 'Recoge los errores y las quejas en que se basa la comprobación.',
      },
    },
    {
      requirement: 'MEASURE 1.3',
      control: 'verification',
      strength: 'partial',
      reason: {
        en: 'Has the tests judged by a person who did not build the application.',
        es: 'Encarga la valoración de las pruebas a alguien que no construyó la aplicación.',
      },
    },
    {
      requirement: 'MEASURE 1.3',
      control: 'adversarial_test',
      strength: 'partial',
      reason: {
        en: 'Has the application attacked by people who did not build it.',
        es: 'Hace que ataquen la aplicación personas que no la construyeron.',
      },
    },
    {
      requirement: 'MEASURE 1.3',
      control: 'independent_bias_audit',
      strength: 'partial',
      reason: {
        en: 'Has an independent auditor measure bias.',
        es: 'Encarga la medición de sesgos a un auditor independiente.',
      },
    },
    {
      requirement: 'MEASURE 1.3',
      control: 'stakeholder_feedback',
      strength: 'partial',
      reason: {
        en: 'Consults domain experts, users and people affected.',
        es: 'Consulta a especialistas, usuarios y personas afectadas.',
      },
    },
    {
      requirement: 'MEASURE 2.1',
      control: 'verification',
      strength: 'full',
      reason: {
        en: 'Keeps the test sets, measures, tools and versions used for each test.',
        es: 'Conserva los conjuntos de prueba, las medidas, las herramientas y las versiones usados en cada prueba.',
      },
    },
    {
      requirement: 'MEASURE 2.1',
      control: 'technical_file',
      strength: 'supports',
      reason: {
        en: 'Keeps the description of tests with that of the system.',
        es: 'Reúne la descripción de las pruebas junto a la del sistema.',
      },
    },
    {
      requirement: 'MEASURE 2.2',
      control: 'consent',
      strength: 'partial',
      reason: {
        en: 'Asks participants for consent where the law requires it; it does not cover other rules for tests with people.',
        es: 'Pide el consentimiento de quienes participan cuando la ley lo exige; las demás reglas de pruebas con personas quedan fuera.',
      },
    },
    {
      requirement: 'MEASURE 2.2',
      control: 'data_review',
      strength: 'partial',
      reason: {
        en: 'Compares the people in the data with those affected by the application.',
        es: 'Compara las personas de los datos con aquellas a las que afecta la aplicación.',
      },
    },
    {
      requirement: 'MEASURE 2.2',
      control: 'rights_assessment',
      strength: 'supports',
      reason: {
        en: 'Reviews the rights of participants.',
        es: 'Repasa los derechos de quienes participan.',
      },
    },
    {
      requirement: 'MEASURE 2.3',
      control: 'verification',
      strength: 'full',
      reason: {
        en: 'Tests against written criteria in conditions like those of real use, and keeps the results.',
        es: 'Prueba frente a criterios escritos en condiciones como las del uso real y conserva los resultados.',
      },
    },
    {
      requirement: 'MEASURE 2.3',
      control: 'performance_measures',
      strength: 'partial',
      reason: {
        en: 'Sets the measures and thresholds that must be demonstrated.',
        es: 'Fija las medidas y los umbrales que deben demostrarse.',
      },
    },
    {
      requirement: 'MEASURE 2.4',
      control: 'monitoring',
      strength: 'full',
      reason: {
        en: 'Monitors in production how the application and its components behave, including third-party ones.',
        es: 'Vigila en producción el comportamiento de la aplicación y sus componentes, incluidos los de terceros.',
      },
    },
    {
      requirement: 'MEASURE 2.4',
      control: 'event_logs',
      strength: 'supports',
      reason: {
        en: 'Supplies the record of what it did.',
        es: 'Aporta el registro de lo que hizo.',
      },
    },
    {
      requirement: 'MEASURE 2.5',
      control: 'verification',
      strength: 'full',
      reason: {
        en: 'Shows by tests that the application is valid and reliable for its use, and keeps its known limits.',
        es: 'Demuestra con pruebas que la aplicación es válida y fiable para su uso y conserva sus límites conocidos.',
      },
    },
    {
      requirement: 'MEASURE 2.5',
      control: 'robustness',
      strength: 'partial',
      reason: {
        en: 'Shows how it behaves outside the conditions it was built for.',
        es: 'Muestra cómo se comporta fuera de las condiciones para las que se construyó.',
      },
    },
    {
      requirement: 'MEASURE 2.5',
      control: 'grounding',
      strength: 'supports',
      reason: {
        en: 'Measures how often an answer is not supported by approved documents.',
        es: 'Mide con qué frecuencia una respuesta no se apoya en documentos aprobados.',
      },
    },
    {
      requirement: 'MEASURE 2.5',
      control: 'instructions_for_use',
      strength: 'supports',
      reason: {
        en: 'Passes the known limits on to those who use it.',
        es: 'Traslada los límites conocidos a quienes la usan.',
      },
    },
    {
      requirement: 'MEASURE 2.6',
      control: 'robustness',
      strength: 'partial',
      reason: {
        en: 'Shows that the application fails safely.',
        es: 'Demuestra que la aplicación falla de forma segura.',
      },
    },
    {
      requirement: 'MEASURE 2.6',
      control: 'risk_process',
      strength: 'partial',
      reason: {
        en: 'Shows that the residual risk is within the tolerance.',
        es: 'Muestra que el riesgo restante está dentro de la tolerancia.',
      },
    },
    {
      requirement: 'MEASURE 2.6',
      control: 'monitoring',
      strength: 'partial',
      reason: {
        en: 'Measures reliability in operation and reacts to alerts.',
        es: 'Mide la fiabilidad en operación y reacciona a las alertas.',
      },
    },
    {
      requirement: 'MEASURE 2.6',
      control: 'stop_switch',
      strength: 'supports',
      reason: {
        en: 'Shows by tests how fast it can be stopped.',
        es: 'Muestra con ensayos la rapidez con que puede detenerse.',
      },
    },
    {
      requirement: 'MEASURE 2.6',
      control: 'effect_limits',
      strength: 'supports',
      reason: {
        en: 'Limits what an unsafe result can cause.',
        es: 'Limita lo que puede causar un resultado inseguro.',
      },
    },
    {
      requirement: 'MEASURE 2.7',
      control: 'security_program',
      strength: 'full',
      reason: {
        en: 'Examines and tests security with a threat model and resilience with recovery tests, and documents both.',
        es: 'Examina y prueba la seguridad con un modelo de amenazas y la resiliencia con una recuperación ensayada, y conserva ambas.',
      },
    },
    {
      requirement: 'MEASURE 2.7',
      control: 'adversarial_test',
      strength: 'partial',
      reason: {
        en: 'Tests how the application withstands attacks.',
        es: 'Prueba cómo resiste la aplicación los ataques.',
      },
    },
    {
      requirement: 'MEASURE 2.7',
      control: 'robustness',
      strength: 'partial',
      reason: {
        en: 'Tests how it withstands load and failing components.',
        es: 'Prueba cómo resiste la carga y los componentes que fallan.',
      },
    },
    {
      requirement: 'MEASURE 2.7',
      control: 'least_privilege',
      strength: 'supports',
      reason: {
        en: 'Limits what a successful attack can reach.',
        es: 'Limita lo que puede alcanzar un ataque que prospera.',
      },
    },
    {
      requirement: 'MEASURE 2.7',
      control: 'input_filter',
      strength: 'supports',
      reason: {
        en: 'Tests how well instructions hidden in inputs are kept out.',
        es: 'Prueba en qué medida se frenan las instrucciones ocultas en las entradas.',
      },
    },
    {
      requirement: 'MEASURE 2.8',
      control: 'technical_file',
      strength: 'partial',
      reason: {
        en: 'Documents how the application works, so that gaps in explainability become visible.',
        es: 'Documenta cómo funciona la aplicación, de modo que se vea lo que no puede explicarse.',
      },
    },
    {
      requirement: 'MEASURE 2.8',
      control: 'event_logs',
      strength: 'partial',
      reason: {
        en: 'Lets a result be traced to its causes.',
        es: 'Permite reconstruir qué condujo a un resultado.',
      },
    },
    {
      requirement: 'MEASURE 2.8',
      control: 'roles_assigned',
      strength: 'partial',
      reason: {
        en: 'Shows where accountability is missing.',
        es: 'Muestra dónde nadie responde de algo.',
      },
    },
    {
      requirement: 'MEASURE 2.8',
      control: 'notice',
      strength: 'supports',
      reason: {
        en: 'Shows how people are informed about the use of AI.',
        es: 'Muestra qué se dice a las personas sobre el uso de la IA.',
      },
    },
    {
      requirement: 'MEASURE 2.8',
      control: 'risk_process',
      strength: 'partial',
      reason: {
        en: 'Adds risks to transparency and accountability to the list, with their treatment.',
        es: 'Incluye en la lista los riesgos hallados para la transparencia y la rendición de cuentas, con su tratamiento.',
      },
    },
    {
      requirement: 'MEASURE 2.9',
      control: 'reasons_kept',
      strength: 'partial',
      reason: {
        en: 'Keeps the actual reasons with each result, and checks that they are accurate.',
        es: 'Conserva con cada resultado los motivos que contaron y comprueba que son ciertos.',
      },
    },
    {
      requirement: 'MEASURE 2.9',
      control: 'model_card',
      strength: 'partial',
      reason: {
        en: 'Documents each model with its limits, and compares these with the use.',
        es: 'Documenta cada modelo con sus límites y los compara con el uso.',
      },
    },
    {
      requirement: 'MEASURE 2.9',
      control: 'verification',
      strength: 'partial',
      reason: {
        en: 'Validates the model against written criteria.',
        es: 'Valida el modelo frente a criterios escritos.',
      },
    },
    {
      requirement: 'MEASURE 2.9',
      control: 'instructions_for_use',
      strength: 'partial',
      reason: {
        en: 'Tells users how to read the results in their context.',
        es: 'Explica a los usuarios cómo leer los resultados en su contexto.',
      },
    },
    {
      requirement: 'MEASURE 2.9',
      control: 'sources_shown',
      strength: 'supports',
      reason: {
        en: 'Shows the reader the basis of a statement.',
        es: 'Muestra al lector en qué se apoya una afirmación.',
      },
    },
    {
      requirement: 'MEASURE 2.10',
      control: 'rights_assessment',
      strength: 'full',
      reason: {
        en: 'Examines and documents the risk to privacy, with the data protection assessment if personal data is used.',
        es: 'Examina y documenta el riesgo para la privacidad, con la evaluación de protección de datos si hay datos personales.',
      },
    },
    {
      requirement: 'MEASURE 2.10',
      control: 'data_governance',
      strength: 'partial',
      reason: {
        en: 'Documents who may use which data, for what and how long.',
        es: 'Documenta quién puede usar qué datos, para qué y durante cuánto tiempo.',
      },
    },
    {
      requirement: 'MEASURE 2.10',
      control: 'redaction',
      strength: 'supports',
      reason: {
        en: 'Measures how many personal details still reach the model.',
        es: 'Mide cuántos datos personales llegan todavía al modelo.',
      },
    },
    {
      requirement: 'MEASURE 2.10',
      control: 'data_classes',
      strength: 'supports',
      reason: {
        en: 'Limits which data can get into the model.',
        es: 'Limita qué datos pueden llegar al modelo.',
      },
    },
    {
      requirement: 'MEASURE 2.11',
      control: 'fairness_evaluation',
      strength: 'full',
      reason: {
        en: 'Compares results and errors between groups of people, and keeps figures and decisions.',
        es: 'Compara resultados y errores entre grupos de personas y conserva las cifras y las decisiones.',
      },
    },
    {
      requirement: 'MEASURE 2.11',
      control: 'independent_bias_audit',
      strength: 'partial',
      reason: {
        en: 'Has bias measured by an independent auditor, for the groups the law names.',
        es: 'Encarga la medición de sesgos a un auditor independiente, para los grupos que indica la ley.',
      },
    },
    {
      requirement: 'MEASURE 2.11',
      control: 'proxy_check',
      strength: 'partial',
      reason: {
        en: 'Finds inputs that are proxies for protected attributes.',
        es: 'Halla entradas que sustituyen a atributos protegidos.',
      },
    },
    {
      requirement: 'MEASURE 2.11',
      control: 'data_review',
      strength: 'supports',
      reason: {
        en: 'Finds groups that are underrepresented in the data.',
        es: 'Halla grupos que los datos apenas abarcan.',
      },
    },
    {
      requirement: 'MEASURE 2.11',
      control: 'attributes_left_out',
      strength: 'supports',
      reason: {
        en: 'Prevents protected attributes from influencing results without need.',
        es: 'Evita que los atributos protegidos cuenten sin necesidad.',
      },
    },
    {
      requirement: 'MEASURE 2.12',
      control: 'environmental_impact',
      strength: 'full',
      reason: {
        en: 'Estimates energy, water and emissions of training and use, and documents the choice made.',
        es: 'Estima la energía, el agua y las emisiones del entrenamiento y el uso, y documenta la elección hecha.',
      },
    },
    {
      requirement: 'MEASURE 2.13',
      control: 'performance_measures',
      strength: 'full',
      reason: {
        en: 'Checks once a year whether measures and tests still do what they should, and keeps the result.',
        es: 'Comprueba cada año si las medidas y las pruebas siguen cumpliendo su función y conserva el resultado.',
      },
    },
    {
      requirement: 'MEASURE 3.1',
      control: 'risk_process',
      strength: 'full',
      reason: {
        en: 'Keeps a list of risks with owners, reviewed on fixed dates, after incidents and after changes.',
        es: 'Mantiene una lista de riesgos con responsables, repasada en fechas fijas, tras los incidentes y tras los cambios.',
      },
    },
    {
      requirement: 'MEASURE 3.1',
      control: 'monitoring',
      strength: 'partial',
      reason: {
        en: 'Detects changes that indicate new risks.',
        es: 'Detecta cambios que apuntan a riesgos nuevos.',
      },
    },
    {
      requirement: 'MEASURE 3.2',
      control: 'performance_measures',
      strength: 'full',
      reason: {
        en: 'Names what cannot be measured and how it is monitored instead.',
        es: 'Indica lo que no puede medirse y cómo se vigila en su lugar.',
      },
    },
    {
      requirement: 'MEASURE 3.2',
      control: 'stakeholder_feedback',
      strength: 'supports',
      reason: {
        en: 'Learns of harm that no measure shows.',
        es: 'Recoge daños que ninguna medida muestra.',
      },
    },
    {
      requirement: 'MEASURE 3.3',
      control: 'stakeholder_feedback',
      strength: 'partial',
      reason: {
        en: 'Lets users and people affected report problems, and acts on their feedback.',
        es: 'Permite a usuarios y personas afectadas comunicar problemas y actúa en consecuencia.',
      },
    },
    {
      requirement: 'MEASURE 3.3',
      control: 'appeal',
      strength: 'partial',
      reason: {
        en: 'Lets people affected contest a result, and uses successful appeals for improvement.',
        es: 'Permite a las personas afectadas impugnar un resultado y aprovecha lo estimado.',
      },
    },
    {
      requirement: 'MEASURE 3.3',
      control: 'performance_measures',
      strength: 'partial',
      reason: {
        en: 'Includes reported errors in the review of the measures.',
        es: 'Incorpora los errores comunicados a la comprobación de las medidas.',
      },
    },
    {
      requirement: 'MEASURE 4.1',
      control: 'performance_measures',
      strength: 'full',
      reason: {
        en: 'Documents why the measures fit the use, and checks that with experts and users.',
        es: 'Documenta por qué las medidas se ajustan al uso y lo comprueba con especialistas y usuarios.',
      },
    },
    {
      requirement: 'MEASURE 4.1',
      control: 'stakeholder_feedback',
      strength: 'supports',
      reason: {
        en: 'Brings in the view of experts and users from the place of use.',
        es: 'Aporta la visión de especialistas y usuarios desde el lugar de uso.',
      },
    },
    {
      requirement: 'MEASURE 4.2',
      control: 'verification',
      strength: 'partial',
      reason: {
        en: 'Has the results judged before each release by a person who did not build the application.',
        es: 'Encarga la valoración de los resultados, antes de cada versión, a alguien que no construyó la aplicación.',
      },
    },
    {
      requirement: 'MEASURE 4.2',
      control: 'performance_measures',
      strength: 'partial',
      reason: {
        en: 'Compares figures from real use with what was intended, with experts and users.',
        es: 'Compara las cifras del uso real con lo previsto, con especialistas y usuarios.',
      },
    },
    {
      requirement: 'MEASURE 4.2',
      control: 'monitoring',
      strength: 'partial',
      reason: {
        en: 'Supplies the figures that show whether it performs consistently.',
        es: 'Aporta las cifras que muestran si su rendimiento es constante.',
      },
    },
    {
      requirement: 'MEASURE 4.2',
      control: 'stakeholder_feedback',
      strength: 'supports',
      reason: {
        en: 'Asks experts and people affected what they see in use.',
        es: 'Pregunta a especialistas y personas afectadas qué observan en el uso.',
      },
    },
    {
      requirement: 'MEASURE 4.3',
      control: 'monitoring',
      strength: 'partial',
      reason: {
        en: 'Shows with figures from real use what has improved or worsened.',
        es: 'Muestra con cifras del uso real qué ha mejorado o empeorado.',
      },
    },
    {
      requirement: 'MEASURE 4.3',
      control: 'stakeholder_feedback',
      strength: 'partial',
      reason: {
        en: 'Records what has improved or worsened according to stakeholders.',
        es: 'Registra qué ha mejorado o empeorado según las partes interesadas.',
      },
    },
    {
      requirement: 'MANAGE 1.1',
      control: 'release_decision',
      strength: 'full',
      reason: {
        en: 'Has a person with authority decide, based on evidence, whether the application achieves its purpose and may continue.',
        es: 'Alguien con autoridad decide, a partir de pruebas, si la aplicación cumple su fin y puede seguir adelante.',
      },
    },
    {
      requirement: 'MANAGE 1.1',
      control: 'benefit_case',
      strength: 'partial',
      reason: {
        en: 'Defines what it must achieve.',
        es: 'Indica qué debe lograr.',
      },
    },
    {
      requirement: 'MANAGE 1.1',
      control: 'verification',
      strength: 'supports',
      reason: {
        en: 'Supplies the results on which the decision is based.',
        es: 'Aporta los resultados en que se basa la decisión.',
      },
    },
    {
      requirement: 'MANAGE 1.1',
      control: 'intended_use',
      strength: 'supports',
      reason: {
        en: 'States the purposes by which it is judged.',
        es: 'Indica con qué fines se juzga.',
      },
    },
    {
      requirement: 'MANAGE 1.2',
      control: 'risk_process',
      strength: 'full',
      reason: {
        en: 'Treats risks in the order of likelihood and impact, with available resources.',
        es: 'Trata los riesgos por orden de probabilidad e impacto, con los medios disponibles.',
      },
    },
    {
      requirement: 'MANAGE 1.2',
      control: 'impact_assessment',
      strength: 'supports',
      reason: {
        en: 'States the likelihood and severity of an impact.',
        es: 'Indica la probabilidad y la gravedad de un impacto.',
      },
    },
    {
      requirement: 'MANAGE 1.3',
      control: 'risk_process',
      strength: 'full',
      reason: {
        en: 'Decides and records for each risk whether it is mitigated, transferred, avoided or accepted.',
        es: 'Decide y registra si cada riesgo se mitiga, se transfiere, se evita o se acepta.',
      },
    },
    {
      requirement: 'MANAGE 1.3',
      control: 'impact_assessment',
      strength: 'supports',
      reason: {
        en: 'Names measures against the impacts found.',
        es: 'Propone medidas contra los impactos hallados.',
      },
    },
    {
      requirement: 'MANAGE 1.4',
      control: 'instructions_for_use',
      strength: 'full',
      reason: {
        en: 'Tells users and deployers in writing which risks remain.',
        es: 'Comunica por escrito a usuarios y responsables del despliegue qué riesgos permanecen.',
      },
    },
    {
      requirement: 'MANAGE 1.4',
      control: 'customer_duties',
      strength: 'partial',
      reason: {
        en: 'Hands the remaining risks to customers along with the terms.',
        es: 'Entrega a los clientes los riesgos restantes junto con las condiciones.',
      },
    },
    {
      requirement: 'MANAGE 1.4',
      control: 'risk_process',
      strength: 'partial',
      reason: {
        en: 'Records the residual risk after treatment.',
        es: 'Registra lo que queda tras el tratamiento.',
      },
    },
    {
      requirement: 'MANAGE 1.4',
      control: 'impact_assessment',
      strength: 'supports',
      reason: {
        en: 'Records the residual impact.',
        es: 'Registra lo que queda de cada impacto.',
      },
    },
    {
      requirement: 'MANAGE 2.1',
      control: 'benefit_case',
      strength: 'full',
      reason: {
        en: 'Compares the cost of the application and its controls with alternatives without AI.',
        es: 'Sopesa lo que cuestan la aplicación y sus controles frente a alternativas sin IA.',
      },
    },
    {
      requirement: 'MANAGE 2.2',
      control: 'monitoring',
      strength: 'partial',
      reason: {
        en: 'Detects when quality falls, and leads to action.',
        es: 'Detecta cuándo baja la calidad y da lugar a acciones.',
      },
    },
    {
      requirement: 'MANAGE 2.2',
      control: 'benefit_case',
      strength: 'partial',
      reason: {
        en: 'Compares results with expectations.',
        es: 'Compara lo logrado con lo esperado.',
      },
    },
    {
      requirement: 'MANAGE 2.2',
      control: 'change_control',
      strength: 'partial',
      reason: {
        en: 'Prevents changes from reducing quality.',
        es: 'Evita que se pierda calidad en un cambio.',
      },
    },
    {
      requirement: 'MANAGE 2.2',
      control: 'data_review',
      strength: 'supports',
      reason: {
        en: 'Keeps the data fit for its use.',
        es: 'Mantiene los datos aptos para su uso.',
      },
    },
    {
      requirement: 'MANAGE 2.2',
      control: 'performance_measures',
      strength: 'supports',
      reason: {
        en: 'Shows with each release whether quality holds.',
        es: 'Muestra en cada versión si la calidad se mantiene.',
      },
    },
    {
      requirement: 'MANAGE 2.2',
      control: 'stakeholder_feedback',
      strength: 'supports',
      reason: {
        en: 'Learns where the application no longer serves its users.',
        es: 'Recoge dónde la aplicación ya no sirve a quienes la usan.',
      },
    },
    {
      requirement: 'MANAGE 2.3',
      control: 'incident_response',
      strength: 'full',
      reason: {
        en: 'Defines how to contain, respond to and recover from an unforeseen risk, and practices it.',
        es: 'Indica cómo se contiene un riesgo imprevisto, se responde a él y se recupera el servicio, y lo practica.',
      },
    },
    {
      requirement: 'MANAGE 2.3',
      control: 'risk_process',
      strength: 'partial',
      reason: {
        en: 'Adds the new risk to the list and decides on its treatment.',
        es: 'Incorpora el nuevo riesgo a la lista y decide su tratamiento.',
      },
    },
    {
      requirement: 'MANAGE 2.3',
      control: 'stop_switch',
      strength: 'supports',
      reason: {
        en: 'Gains time by stopping the application.',
        es: 'Da tiempo al detener la aplicación.',
      },
    },
    {
      requirement: 'MANAGE 2.4',
      control: 'stop_switch',
      strength: 'full',
      reason: {
        en: 'Gives named people a tested way to stop the application and continue without it, and defines when to use it.',
        es: 'Da a personas designadas una forma probada de detener la aplicación y seguir sin ella, e indica cuándo usarla.',
      },
    },
    {
      requirement: 'MANAGE 2.4',
      control: 'oversight_design',
      strength: 'partial',
      reason: {
        en: 'Lets overseers notice and overrule deviations from the intended use.',
        es: 'Permite a quienes la supervisan advertir lo que se desvía del uso previsto y corregirlo.',
      },
    },
    {
      requirement: 'MANAGE 2.4',
      control: 'retirement_plan',
      strength: 'partial',
      reason: {
        en: 'Defines who decides to end it, and what replaces it.',
        es: 'Indica quién decide que termine y qué la sustituye.',
      },
    },
    {
      requirement: 'MANAGE 2.4',
      control: 'effect_limits',
      strength: 'supports',
      reason: {
        en: 'Stops actions that exceed a limit without waiting for a person.',
        es: 'Detiene lo que sobrepasa un límite sin esperar a una persona.',
      },
    },
    {
      requirement: 'MANAGE 3.1',
      control: 'supplier_review',
      strength: 'partial',
      reason: {
        en: 'Reviews each third party once a year, and records and follows conditions.',
        es: 'Revisa a cada tercero una vez al año, y registra y sigue las condiciones.',
      },
    },
    {
      requirement: 'MANAGE 3.1',
      control: 'monitoring',
      strength: 'partial',
      reason: {
        en: 'Monitors third-party models and data in operation.',
        es: 'Vigila en operación los modelos y datos de terceros.',
      },
    },
    {
      requirement: 'MANAGE 3.1',
      control: 'second_source',
      strength: 'supports',
      reason: {
        en: 'Documents a tested way to continue.',
        es: 'Documenta una vía probada para continuar.',
      },
    },
    {
      requirement: 'MANAGE 3.2',
      control: 'monitoring',
      strength: 'full',
      reason: {
        en: 'Includes third-party and pre-trained models in monitoring.',
        es: 'Incluye los modelos de terceros y preentrenados en lo que se vigila en operación.',
      },
    },
    {
      requirement: 'MANAGE 3.2',
      control: 'model_pinned',
      strength: 'partial',
      reason: {
        en: 'Keeps a pre-trained model from changing unnoticed, and tests before another version.',
        es: 'Evita que un modelo preentrenado cambie sin que se note y prueba antes de otra versión.',
      },
    },
    {
      requirement: 'MANAGE 3.2',
      control: 'model_card',
      strength: 'partial',
      reason: {
        en: 'Tracks what the provider states about the model and its limits.',
        es: 'Sigue lo que el fabricante dice del modelo y de sus límites.',
      },
    },
    {
      requirement: 'MANAGE 4.1',
      control: 'monitoring',
      strength: 'partial',
      reason: {
        en: 'Carries out the monitoring plan after release.',
        es: 'Ejecuta el plan de lo que se vigila tras la publicación.',
      },
    },
    {
      requirement: 'MANAGE 4.1',
      control: 'stakeholder_feedback',
      strength: 'partial',
      reason: {
        en: 'Receives reports from users and people affected.',
        es: 'Recoge lo que comunican los usuarios y las personas afectadas.',
      },
    },
    {
      requirement: 'MANAGE 4.1',
      control: 'appeal',
      strength: 'partial',
      reason: {
        en: 'Covers appeals against results.',
        es: 'Cubre los recursos contra los resultados.',
      },
    },
    {
      requirement: 'MANAGE 4.1',
      control: 'stop_switch',
      strength: 'partial',
      reason: {
        en: 'Covers overriding and stopping.',
        es: 'Cubre la anulación y la parada.',
      },
    },
    {
      requirement: 'MANAGE 4.1',
      control: 'retirement_plan',
      strength: 'partial',
      reason: {
        en: 'Covers decommissioning.',
        es: 'Cubre la retirada.',
      },
    },
    {
      requirement: 'MANAGE 4.1',
      control: 'incident_response',
      strength: 'partial',
      reason: {
        en: 'Covers incidents and recovery.',
        es: 'Cubre los incidentes y la recuperación.',
      },
    },
    {
      requirement: 'MANAGE 4.1',
      control: 'change_control',
      strength: 'partial',
      reason: {
        en: 'Covers changes.',
        es: 'Cubre los cambios.',
      },
    },
    {
      requirement: 'MANAGE 4.2',
      control: 'change_control',
      strength: 'partial',
      reason: {
        en: 'Puts improvements into recorded and tested updates.',
        es: 'Incorpora las mejoras en actualizaciones registradas y probadas.',
      },
    },
    {
      requirement: 'MANAGE 4.2',
      control: 'performance_measures',
      strength: 'partial',
      reason: {
        en: 'Measures whether an update has improved it.',
        es: 'Mide si una actualización la ha mejorado.',
      },
    },
    {
      requirement: 'MANAGE 4.2',
      control: 'stakeholder_feedback',
      strength: 'partial',
      reason: {
        en: 'Engages stakeholders on fixed dates.',
        es: 'Hace participar a las partes interesadas en fechas fijas.',
      },
    },
    {
      requirement: 'MANAGE 4.3',
      control: 'incident_reports',
      strength: 'partial',
      reason: {
        en: 'Tells authorities, customers and people affected about incidents, and keeps what was sent.',
        es: 'Comunica los incidentes a autoridades, clientes y personas afectadas y conserva lo enviado.',
      },
    },
    {
      requirement: 'MANAGE 4.3',
      control: 'incident_response',
      strength: 'partial',
      reason: {
        en: 'Handles incidents, recovers, and records cause and correction.',
        es: 'Trata los incidentes, recupera el servicio y registra la causa y la corrección.',
      },
    },
  ],
  organizational: [
    {
      requirement: 'GOVERN 1.2',
      reason: {
        en: 'Concerns the policies and practices of the whole organization.',
        es: 'Se refiere a las políticas y prácticas de toda la organización.',
      },
    },
    {
      requirement: 'GOVERN 2.3',
      reason: {
        en: 'Concerns the responsibility of executive leaders across all systems.',
        es: 'Se refiere a la responsabilidad de la alta dirección respecto de todos los sistemas.',
      },
    },
    {
      requirement: 'GOVERN 3.1',
      reason: {
        en: "Concerns the composition of the organization's teams.",
        es: 'Se refiere a la composición de los equipos de la organización.',
      },
    },
    {
      requirement: 'GOVERN 4.1',
      reason: {
        en: 'Concerns the culture of the organization.',
        es: 'Se refiere a la cultura de la organización.',
      },
    },
    {
      requirement: 'MAP 1.3',
      reason: {
        en: 'Concerns the mission and the AI goals of the organization.',
        es: 'Se refiere a la misión y a los objetivos de IA de la organización.',
      },
    },
    {
      requirement: 'MAP 1.5',
      reason: {
        en: 'Concerns the risk tolerance that the organization sets for all its systems.',
        es: 'Se refiere a la tolerancia al riesgo que la organización fija para todos sus sistemas.',
      },
    },
  ],
};

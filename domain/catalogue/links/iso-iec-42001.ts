import type { FrameworkLinks } from '#domain/controls/catalogue.ts';

export const isoIec42001Links: FrameworkLinks = {
  framework: 'iso-iec42001',
  links: [
    {
      requirement: '5.3',
      control: 'roles_assigned',
      strength: 'partial',
      reason: {
        en: "Assigns roles, responsibilities and authorities for the application; those of the management system are the organization's.",
        es: 'Asigna funciones, responsabilidades y autoridades para la aplicación; las del sistema de gestión son de la organización.',
      },
    },
    {
      requirement: '6.1.1',
      control: 'risk_process',
      strength: 'partial',
      reason: {
        en: "Addresses the risks of the application; planning for the whole management system is the organization's.",
        es: 'Trata los riesgos de la aplicación; la planificación de todo el sistema de gestión es de la organización.',
      },
    },
    {
      requirement: '6.1.2',
      control: 'risk_process',
      strength: 'partial',
      reason: {
        en: 'Assesses the risks of the application by a written method, as part of the process that the clause requires.',
        es: 'Evalúa los riesgos de la aplicación con un método escrito, como parte del proceso que pide la cláusula.',
      },
    },
    {
      requirement: '6.1.3',
      control: 'risk_process',
      strength: 'partial',
      reason: {
        en: 'Decides on the treatment of each risk of the application, as part of the process that the clause requires.',
        es: 'Decide el tratamiento de cada riesgo de la aplicación, como parte del proceso que pide la cláusula.',
      },
    },
    {
      requirement: '6.1.4',
      control: 'impact_assessment',
      strength: 'partial',
      reason: {
        en: 'Assesses the impact of the application, as part of the process that the clause requires.',
        es: 'Evalúa el impacto de la aplicación, como parte del proceso que pide la cláusula.',
      },
    },
    {
      requirement: '6.1.4',
      control: 'rights_assessment',
      strength: 'supports',
      reason: {
        en: 'Adds the rights of people to the assessment.',
        es: 'Añade a la evaluación los derechos de las personas.',
      },
    },
    {
      requirement: '7.2',
      control: 'training',
      strength: 'partial',
      reason: {
        en: 'Gives those who work on or with the application the necessary competence, and checks it.',
        es: 'Da a quienes trabajan en la aplicación o con ella la competencia que necesitan, y la comprueba.',
      },
    },
    {
      requirement: '7.2',
      control: 'oversight_design',
      strength: 'supports',
      reason: {
        en: 'Names the competence that overseers must have.',
        es: 'Indica la competencia que deben tener quienes supervisan.',
      },
    },
    {
      requirement: '7.2',
      control: 'roles_assigned',
      strength: 'supports',
      reason: {
        en: 'Names the people whose competence matters.',
        es: 'Designa a las personas cuya competencia importa.',
      },
    },
    {
      requirement: '7.3',
      control: 'training',
      strength: 'supports',
      reason: {
        en: "Makes people aware of what the application gets wrong; awareness of the management system is the organization's.",
        es: 'Da a conocer en qué se equivoca la aplicación; la toma de conciencia sobre el sistema de gestión es de la organización.',
      },
    },
    {
      requirement: '7.4',
      control: 'roles_assigned',
      strength: 'supports',
      reason: {
        en: 'Defines whom each person informs when something goes wrong with the application.',
        es: 'Indica a quién avisa cada persona cuando algo falla en la aplicación.',
      },
    },
    {
      requirement: '7.4',
      control: 'incident_reports',
      strength: 'supports',
      reason: {
        en: 'Defines who outside the company is informed of incidents, and by when.',
        es: 'Indica a quién se comunican fuera de la empresa los incidentes y en qué plazo.',
      },
    },
    {
      requirement: '7.5.1',
      control: 'technical_file',
      strength: 'supports',
      reason: {
        en: 'Keeps the documented information on the application in one file.',
        es: 'Reúne en un expediente la información documentada sobre la aplicación.',
      },
    },
    {
      requirement: '7.5.2',
      control: 'technical_file',
      strength: 'partial',
      reason: {
        en: 'Keeps the documentation of the application current, dated and approved.',
        es: 'Mantiene la documentación de la aplicación al día, fechada y aprobada.',
      },
    },
    {
      requirement: '7.5.2',
      control: 'change_control',
      strength: 'supports',
      reason: {
        en: 'Records and approves changes to what is documented.',
        es: 'Registra y aprueba los cambios en lo documentado.',
      },
    },
    {
      requirement: '7.5.3',
      control: 'record_retention',
      strength: 'partial',
      reason: {
        en: 'Keeps the records on the application complete, unchanged and easy to find.',
        es: 'Mantiene los registros sobre la aplicación completos, inalterados y fáciles de encontrar.',
      },
    },
    {
      requirement: '8.1',
      control: 'change_control',
      strength: 'partial',
      reason: {
        en: 'Controls changes to the application.',
        es: 'Controla los cambios en la aplicación.',
      },
    },
    {
      requirement: '8.1',
      control: 'release_decision',
      strength: 'partial',
      reason: {
        en: 'Lets a version into operation only by a recorded decision.',
        es: 'Solo permite poner en servicio una versión mediante una decisión registrada.',
      },
    },
    {
      requirement: '8.1',
      control: 'supplier_review',
      strength: 'supports',
      reason: {
        en: 'Extends control to what suppliers provide.',
        es: 'Extiende el control a lo que aportan los proveedores.',
      },
    },
    {
      requirement: '8.2',
      control: 'risk_process',
      strength: 'full',
      reason: {
        en: 'Assesses the risks of the application on fixed dates and after changes, and records the results.',
        es: 'Evalúa los riesgos de la aplicación en fechas fijas y tras los cambios, y registra los resultados.',
      },
    },
    {
      requirement: '8.3',
      control: 'risk_process',
      strength: 'full',
      reason: {
        en: 'Carries out and records the treatment of each risk of the application.',
        es: 'Realiza y registra el tratamiento de cada riesgo de la aplicación.',
      },
    },
    {
      requirement: '8.4',
      control: 'impact_assessment',
      strength: 'full',
      reason: {
        en: 'Carries out the impact assessment of the application, repeats it after major changes, and records it.',
        es: 'Realiza la evaluación del impacto de la aplicación, la repite tras cambios importantes y la registra.',
      },
    },
    {
      requirement: '8.4',
      control: 'rights_assessment',
      strength: 'partial',
      reason: {
        en: 'Assesses the impact on the rights of people.',
        es: 'Evalúa el impacto en los derechos de las personas.',
      },
    },
    {
      requirement: '9.1',
      control: 'monitoring',
      strength: 'partial',
      reason: {
        en: "Monitors and evaluates the application in operation; the performance of the management system is the organization's.",
        es: 'Vigila y evalúa la aplicación en operación; el desempeño del sistema de gestión es de la organización.',
      },
    },
    {
      requirement: '9.1',
      control: 'performance_measures',
      strength: 'partial',
      reason: {
        en: 'Sets what is measured on the application, how and when.',
        es: 'Fija qué se mide en la aplicación, cómo y cuándo.',
      },
    },
    {
      requirement: '10.2',
      control: 'incident_response',
      strength: 'partial',
      reason: {
        en: 'Finds the cause of an incident of the application, corrects it and checks what else it applies to.',
        es: 'Halla la causa de un incidente de la aplicación, la corrige y busca a qué más se aplica.',
      },
    },
    {
      requirement: '10.2',
      control: 'monitoring',
      strength: 'supports',
      reason: {
        en: 'Detects deviations from the plan, and leads to a recorded action.',
        es: 'Detecta lo que se aparta del plan y da lugar a una acción registrada.',
      },
    },
    {
      requirement: 'A.3.2',
      control: 'roles_assigned',
      strength: 'full',
      reason: {
        en: 'Defines and allocates the roles and responsibilities for the application.',
        es: 'Define y asigna las funciones y responsabilidades de la aplicación.',
      },
    },
    {
      requirement: 'A.3.3',
      control: 'stakeholder_feedback',
      strength: 'partial',
      reason: {
        en: "Gives everyone a way to report a problem with the application; protecting those who report is the organization's task.",
        es: 'Ofrece a todos una vía para comunicar problemas de la aplicación; la protección de quien comunica es de la organización.',
      },
    },
    {
      requirement: 'A.4.2',
      control: 'technical_file',
      strength: 'partial',
      reason: {
        en: 'Documents the components, data, tools and computing resources of the application.',
        es: 'Documenta los componentes, los datos, las herramientas y los recursos informáticos de la aplicación.',
      },
    },
    {
      requirement: 'A.4.2',
      control: 'inventory_entry',
      strength: 'partial',
      reason: {
        en: 'Lists models, data, tools and vendors of the application in one place.',
        es: 'Enumera en un solo lugar los modelos, los datos, las herramientas y los proveedores de la aplicación.',
      },
    },
    {
      requirement: 'A.4.2',
      control: 'roles_assigned',
      strength: 'supports',
      reason: {
        en: 'Adds the people who work on it.',
        es: 'Añade las personas que trabajan en ella.',
      },
    },
    {
      requirement: 'A.4.3',
      control: 'data_sheet',
      strength: 'full',
      reason: {
        en: 'Documents each data set that the application uses.',
        es: 'Documenta cada conjunto de datos que usa la aplicación.',
      },
    },
    {
      requirement: 'A.4.3',
      control: 'data_governance',
      strength: 'partial',
      reason: {
        en: 'Documents who owns each data set and for what it may be used.',
        es: 'Documenta quién responde de cada conjunto de datos y para qué puede usarse.',
      },
    },
    {
      requirement: 'A.4.3',
      control: 'inventory_entry',
      strength: 'supports',
      reason: {
        en: 'Lists the data of the application.',
        es: 'Enumera los datos de la aplicación.',
      },
    },
    {
      requirement: 'A.4.4',
      control: 'technical_file',
      strength: 'full',
      reason: {
        en: 'Documents the tools with which the application is built and run.',
        es: 'Documenta las herramientas con que se construye y se ejecuta la aplicación.',
      },
    },
    {
      requirement: 'A.4.4',
      control: 'verification',
      strength: 'supports',
      reason: {
        en: 'Records the tools used for tests.',
        es: 'Registra las herramientas usadas en las pruebas.',
      },
    },
    {
      requirement: 'A.4.4',
      control: 'inventory_entry',
      strength: 'supports',
      reason: {
        en: 'Lists the tools of the application.',
        es: 'Enumera las herramientas de la aplicación.',
      },
    },
    {
      requirement: 'A.4.5',
      control: 'technical_file',
      strength: 'full',
      reason: {
        en: 'Documents the system and computing resources of the application.',
        es: 'Documenta los recursos de sistema e informáticos de la aplicación.',
      },
    },
    {
      requirement: 'A.4.5',
      control: 'environmental_impact',
      strength: 'supports',
      reason: {
        en: 'Records the computing that it requires and the environmental cost.',
        es: 'Registra cuánto cómputo requiere y qué supone para el medio ambiente.',
      },
    },
    {
      requirement: 'A.4.5',
      control: 'inventory_entry',
      strength: 'supports',
      reason: {
        en: 'Says where the application runs.',
        es: 'Indica dónde se ejecuta la aplicación.',
      },
    },
    {
      requirement: 'A.4.6',
      control: 'roles_assigned',
      strength: 'partial',
      reason: {
        en: 'Documents who builds, runs and oversees the application.',
        es: 'Documenta quién construye, opera y supervisa la aplicación.',
      },
    },
    {
      requirement: 'A.4.6',
      control: 'training',
      strength: 'partial',
      reason: {
        en: 'Documents what these people were trained in.',
        es: 'Documenta en qué se formó a esas personas.',
      },
    },
    {
      requirement: 'A.5.2',
      control: 'impact_assessment',
      strength: 'partial',
      reason: {
        en: "Follows the process of impact assessment for the application; setting it up is the organization's.",
        es: 'Sigue el proceso de evaluación del impacto para la aplicación; establecerlo corresponde a la organización.',
      },
    },
    {
      requirement: 'A.5.2',
      control: 'risk_process',
      strength: 'supports',
      reason: {
        en: 'Adds the findings of the assessment to the list of risks.',
        es: 'Incorpora a la lista de riesgos lo que halla la evaluación.',
      },
    },
    {
      requirement: 'A.5.3',
      control: 'impact_assessment',
      strength: 'full',
      reason: {
        en: 'Records the assessment with its measures, the residual impact and who approved it.',
        es: 'Registra la evaluación con sus medidas, lo que queda y quién la aprobó.',
      },
    },
    {
      requirement: 'A.5.3',
      control: 'record_retention',
      strength: 'supports',
      reason: {
        en: 'Keeps it for the required period.',
        es: 'La conserva durante el tiempo debido.',
      },
    },
    {
      requirement: 'A.5.4',
      control: 'impact_assessment',
      strength: 'full',
      reason: {
        en: 'Assesses the effects of the application on individuals and groups.',
        es: 'Evalúa qué efectos puede tener la aplicación en personas y grupos.',
      },
    },
    {
      requirement: 'A.5.4',
      control: 'rights_assessment',
      strength: 'partial',
      reason: {
        en: 'Reviews the rights of each group of people affected.',
        es: 'Repasa los derechos de cada grupo de personas afectadas.',
      },
    },
    {
      requirement: 'A.5.4',
      control: 'fairness_evaluation',
      strength: 'partial',
      reason: {
        en: 'Measures whether groups are treated differently.',
        es: 'Mide si los grupos reciben un trato distinto.',
      },
    },
    {
      requirement: 'A.5.4',
      control: 'stakeholder_feedback',
      strength: 'supports',
      reason: {
        en: 'Asks the people affected.',
        es: 'Pregunta a las personas afectadas.',
      },
    },
    {
      requirement: 'A.5.5',
      control: 'impact_assessment',
      strength: 'full',
      reason: {
        en: 'Assesses the effects of the application on society.',
        es: 'Evalúa qué efectos puede tener la aplicación en la sociedad.',
      },
    },
    {
      requirement: 'A.5.5',
      control: 'environmental_impact',
      strength: 'supports',
      reason: {
        en: 'Adds the impact on the environment.',
        es: 'Añade el impacto en el medio ambiente.',
      },
    },
    {
      requirement: 'A.5.5',
      control: 'stakeholder_feedback',
      strength: 'supports',
      reason: {
        en: 'Asks which effects on society people see or expect.',
        es: 'Pregunta qué efectos en la sociedad se observan o se esperan.',
      },
    },
    {
      requirement: 'A.6.1.3',
      control: 'change_control',
      strength: 'partial',
      reason: {
        en: 'Limits development of the application to recorded and approved steps.',
        es: 'Somete el desarrollo de la aplicación a pasos registrados y aprobados.',
      },
    },
    {
      requirement: 'A.6.1.3',
      control: 'release_decision',
      strength: 'partial',
      reason: {
        en: 'Ends development with an evidence-based decision.',
        es: 'Concluye el desarrollo con una decisión basada en pruebas.',
      },
    },
    {
      requirement: 'A.6.1.3',
      control: 'oversight_design',
      strength: 'partial',
      reason: {
        en: 'Makes human oversight a part of the design.',
        es: 'Hace de la supervisión humana una parte del diseño.',
      },
    },
    {
      requirement: 'A.6.1.3',
      control: 'verification',
      strength: 'partial',
      reason: {
        en: 'Makes testing a part of development.',
        es: 'Hace de las pruebas una parte del desarrollo.',
      },
    },
    {
      requirement: 'A.6.1.3',
      control: 'stakeholder_feedback',
      strength: 'supports',
      reason: {
        en: 'Involves stakeholders in design and development.',
        es: 'Hace participar a las partes interesadas en el diseño y el desarrollo.',
      },
    },
    {
      requirement: 'A.6.2.2',
      control: 'intended_use',
      strength: 'partial',
      reason: {
        en: 'Specifies the purpose of the application, with its assumptions and limits.',
        es: 'Especifica para qué sirve la aplicación, con qué supuestos y límites.',
      },
    },
    {
      requirement: 'A.6.2.2',
      control: 'verification',
      strength: 'partial',
      reason: {
        en: 'Rests on written requirements and acceptance criteria.',
        es: 'Se basa en requisitos y criterios de aceptación escritos.',
      },
    },
    {
      requirement: 'A.6.2.2',
      control: 'benefit_case',
      strength: 'supports',
      reason: {
        en: 'Defines what the application must achieve.',
        es: 'Indica qué debe lograr la aplicación.',
      },
    },
    {
      requirement: 'A.6.2.2',
      control: 'impact_assessment',
      strength: 'supports',
      reason: {
        en: 'Turns impacts on people into measures that the design must meet.',
        es: 'Convierte los impactos en las personas en medidas que el diseño debe cumplir.',
      },
    },
    {
      requirement: 'A.6.2.3',
      control: 'technical_file',
      strength: 'full',
      reason: {
        en: 'Documents design and development, with the choices made and their reasons.',
        es: 'Documenta el diseño y el desarrollo, con las decisiones tomadas y sus motivos.',
      },
    },
    {
      requirement: 'A.6.2.3',
      control: 'data_preparation',
      strength: 'supports',
      reason: {
        en: 'Documents how data became the model input.',
        es: 'Documenta cómo los datos llegaron al modelo.',
      },
    },
    {
      requirement: 'A.6.2.4',
      control: 'verification',
      strength: 'full',
      reason: {
        en: 'Verifies and validates the application against written criteria before each release.',
        es: 'Verifica y valida la aplicación frente a criterios escritos antes de cada versión.',
      },
    },
    {
      requirement: 'A.6.2.4',
      control: 'performance_measures',
      strength: 'partial',
      reason: {
        en: 'Sets the measures and thresholds for it.',
        es: 'Fija para ello las medidas y los umbrales.',
      },
    },
    {
      requirement: 'A.6.2.4',
      control: 'robustness',
      strength: 'partial',
      reason: {
        en: 'Tests behavior at the limits and in failure.',
        es: 'Prueba el comportamiento en los límites y ante fallos.',
      },
    },
    {
      requirement: 'A.6.2.4',
      control: 'adversarial_test',
      strength: 'partial',
      reason: {
        en: 'Tests behavior under attack.',
        es: 'Prueba el comportamiento ante ataques.',
      },
    },
    {
      requirement: 'A.6.2.4',
      control: 'fairness_evaluation',
      strength: 'supports',
      reason: {
        en: 'Tests differences between groups of people.',
        es: 'Prueba las diferencias entre grupos de personas.',
      },
    },
    {
      requirement: 'A.6.2.5',
      control: 'release_decision',
      strength: 'partial',
      reason: {
        en: 'Lets a version go live only when its conditions are met.',
        es: 'Permite poner en servicio una versión solo si se cumplen sus condiciones.',
      },
    },
    {
      requirement: 'A.6.2.5',
      control: 'change_control',
      strength: 'partial',
      reason: {
        en: 'Makes deployment a recorded step that can be undone.',
        es: 'Hace del despliegue un paso registrado que puede deshacerse.',
      },
    },
    {
      requirement: 'A.6.2.5',
      control: 'instructions_for_use',
      strength: 'supports',
      reason: {
        en: 'States what the application needs where it is deployed.',
        es: 'Indica qué necesita la aplicación donde se despliega.',
      },
    },
    {
      requirement: 'A.6.2.6',
      control: 'monitoring',
      strength: 'partial',
      reason: {
        en: 'Monitors the application in operation by a plan.',
        es: 'Vigila la aplicación en operación según un plan.',
      },
    },
    {
      requirement: 'A.6.2.6',
      control: 'incident_response',
      strength: 'partial',
      reason: {
        en: 'Handles failures in operation.',
        es: 'Trata los fallos en operación.',
      },
    },
    {
      requirement: 'A.6.2.6',
      control: 'change_control',
      strength: 'partial',
      reason: {
        en: 'Controls updates in operation.',
        es: 'Controla las actualizaciones en operación.',
      },
    },
    {
      requirement: 'A.6.2.6',
      control: 'model_pinned',
      strength: 'supports',
      reason: {
        en: 'Keeps the model in operation the one that was tested.',
        es: 'Mantiene en operación el modelo que se probó.',
      },
    },
    {
      requirement: 'A.6.2.6',
      control: 'retirement_plan',
      strength: 'supports',
      reason: {
        en: 'Ends operation in an orderly way.',
        es: 'Termina la operación de forma ordenada.',
      },
    },
    {
      requirement: 'A.6.2.6',
      control: 'performance_measures',
      strength: 'supports',
      reason: {
        en: 'Sets what is measured in operation.',
        es: 'Fija qué se mide en operación.',
      },
    },
    {
      requirement: 'A.6.2.7',
      control: 'technical_file',
      strength: 'full',
      reason: {
        en: 'Keeps the technical documentation of the application current for each release.',
        es: 'Mantiene al día la documentación técnica de la aplicación en cada versión.',
      },
    },
    {
      requirement: 'A.6.2.7',
      control: 'model_card',
      strength: 'partial',
      reason: {
        en: 'Adds the documentation of each model.',
        es: 'Añade la documentación de cada modelo.',
      },
    },
    {
      requirement: 'A.6.2.7',
      control: 'instructions_for_use',
      strength: 'supports',
      reason: {
        en: 'Puts it in words that users and deployers understand.',
        es: 'La expresa con palabras que entienden usuarios y responsables del despliegue.',
      },
    },
    {
      requirement: 'A.6.2.8',
      control: 'event_logs',
      strength: 'full',
      reason: {
        en: 'Records what is needed to retrace a result, and protects the record.',
        es: 'Registra lo necesario para reconstruir un resultado y protege el registro.',
      },
    },
    {
      requirement: 'A.6.2.8',
      control: 'record_retention',
      strength: 'supports',
      reason: {
        en: 'Sets how long logs are kept.',
        es: 'Fija cuánto se conservan los registros.',
      },
    },
    {
      requirement: 'A.7.2',
      control: 'data_governance',
      strength: 'full',
      reason: {
        en: 'Defines for each data set used in development and enhancement how it may be used and which quality it needs.',
        es: 'Fija, para cada conjunto de datos usado en el desarrollo y la mejora, cómo puede usarse y qué calidad debe tener.',
      },
    },
    {
      requirement: 'A.7.2',
      control: 'attributes_left_out',
      strength: 'supports',
      reason: {
        en: 'Keeps protected attributes out where they are not needed.',
        es: 'Excluye los atributos protegidos donde no hacen falta.',
      },
    },
    {
      requirement: 'A.7.2',
      control: 'rights_assessment',
      strength: 'supports',
      reason: {
        en: 'Examines the effects of the use of personal data on privacy.',
        es: 'Examina qué supone para la privacidad el uso de datos personales.',
      },
    },
    {
      requirement: 'A.7.2',
      control: 'security_program',
      strength: 'supports',
      reason: {
        en: 'Protects data for development against tampering.',
        es: 'Protege los datos de desarrollo frente a manipulaciones.',
      },
    },
    {
      requirement: 'A.7.2',
      control: 'data_sheet',
      strength: 'partial',
      reason: {
        en: 'Documents the data used in development.',
        es: 'Documenta los datos usados en el desarrollo.',
      },
    },
    {
      requirement: 'A.7.3',
      control: 'data_sheet',
      strength: 'full',
      reason: {
        en: 'Documents where data was acquired, how, when and under what license.',
        es: 'Documenta dónde, cómo y cuándo se adquirieron los datos y con qué licencia.',
      },
    },
    {
      requirement: 'A.7.3',
      control: 'data_governance',
      strength: 'partial',
      reason: {
        en: 'Has each new source approved before use.',
        es: 'Somete cada fuente nueva a aprobación antes de su uso.',
      },
    },
    {
      requirement: 'A.7.3',
      control: 'copyright_policy',
      strength: 'supports',
      reason: {
        en: 'Checks licenses and the declared wishes of rights holders.',
        es: 'Comprueba las licencias y las reservas declaradas por los titulares de derechos.',
      },
    },
    {
      requirement: 'A.7.3',
      control: 'consent',
      strength: 'supports',
      reason: {
        en: 'Acquires personal data with consent where the law requires it.',
        es: 'Adquiere datos personales con consentimiento cuando la ley lo exige.',
      },
    },
    {
      requirement: 'A.7.4',
      control: 'data_review',
      strength: 'full',
      reason: {
        en: 'Measures the quality of the data whenever it changes, and corrects it.',
        es: 'Mide la calidad de los datos cada vez que cambian y la corrige.',
      },
    },
    {
      requirement: 'A.7.4',
      control: 'data_governance',
      strength: 'partial',
      reason: {
        en: 'Defines the required quality of the data.',
        es: 'Fija qué calidad deben tener los datos.',
      },
    },
    {
      requirement: 'A.7.5',
      control: 'data_sheet',
      strength: 'full',
      reason: {
        en: 'Records where each data set comes from and how it was made.',
        es: 'Registra de dónde viene cada conjunto de datos y cómo se hizo.',
      },
    },
    {
      requirement: 'A.7.5',
      control: 'data_preparation',
      strength: 'supports',
      reason: {
        en: 'Records what was done to the data since.',
        es: 'Registra qué se hizo con los datos desde entonces.',
      },
    },
    {
      requirement: 'A.7.6',
      control: 'data_preparation',
      strength: 'full',
      reason: {
        en: 'Documents how data is cleaned, labeled and split, with the reasons.',
        es: 'Documenta cómo se limpian, etiquetan y dividen los datos, con los motivos.',
      },
    },
    {
      requirement: 'A.8.2',
      control: 'instructions_for_use',
      strength: 'full',
      reason: {
        en: 'Gives users the documentation and information they need.',
        es: 'Da a los usuarios la documentación y la información que necesitan.',
      },
    },
    {
      requirement: 'A.8.2',
      control: 'notice',
      strength: 'partial',
      reason: {
        en: 'Tells people that AI is used and what it means for them.',
        es: 'Informa a las personas de que se usa IA y de qué supone para ellas.',
      },
    },
    {
      requirement: 'A.8.2',
      control: 'oversight_design',
      strength: 'supports',
      reason: {
        en: 'Shows overseers what they need to see.',
        es: 'Muestra a quienes la supervisan lo que deben ver.',
      },
    },
    {
      requirement: 'A.8.3',
      control: 'stakeholder_feedback',
      strength: 'partial',
      reason: {
        en: 'Lets people outside the company report problems with the application.',
        es: 'Permite a personas ajenas a la empresa comunicar problemas de la aplicación.',
      },
    },
    {
      requirement: 'A.8.3',
      control: 'appeal',
      strength: 'partial',
      reason: {
        en: 'Lets people affected have a result reviewed by a person.',
        es: 'Permite a las personas afectadas que una persona revise un resultado.',
      },
    },
    {
      requirement: 'A.8.3',
      control: 'incident_reports',
      strength: 'supports',
      reason: {
        en: 'Defines what is reported to authorities and customers.',
        es: 'Indica qué se notifica a autoridades y clientes.',
      },
    },
    {
      requirement: 'A.8.4',
      control: 'incident_reports',
      strength: 'full',
      reason: {
        en: 'Defines to whom incidents are communicated and by when, and keeps what was sent.',
        es: 'Indica a quién se comunican los incidentes y en qué plazo, y conserva lo enviado.',
      },
    },
    {
      requirement: 'A.8.4',
      control: 'incident_response',
      strength: 'partial',
      reason: {
        en: 'Defines whom to inform first, and how soon.',
        es: 'Indica a quién avisar primero y en qué plazo.',
      },
    },
    {
      requirement: 'A.8.5',
      control: 'authority_cooperation',
      strength: 'partial',
      reason: {
        en: 'Gives authorities the information they may request.',
        es: 'Da a las autoridades la información que pueden solicitar.',
      },
    },
    {
      requirement: 'A.8.5',
      control: 'customer_duties',
      strength: 'partial',
      reason: {
        en: 'Gives customers the information they need for their own duties.',
        es: 'Da a los clientes la información que necesitan para sus propios deberes.',
      },
    },
    {
      requirement: 'A.8.5',
      control: 'notice',
      strength: 'partial',
      reason: {
        en: 'Informs the people whom the application affects.',
        es: 'Informa a las personas a las que afecta la aplicación.',
      },
    },
    {
      requirement: 'A.8.5',
      control: 'registration',
      strength: 'supports',
      reason: {
        en: 'Makes the use of the application public where the law requires it.',
        es: 'Hace público el uso de la aplicación cuando la ley lo exige.',
      },
    },
    {
      requirement: 'A.8.5',
      control: 'incident_reports',
      strength: 'partial',
      reason: {
        en: 'Tells customers and people affected about incidents that concern them.',
        es: 'Comunica a clientes y personas afectadas los incidentes que les conciernen.',
      },
    },
    {
      requirement: 'A.9.2',
      control: 'training',
      strength: 'partial',
      reason: {
        en: 'Prepares people to use the application responsibly.',
        es: 'Prepara a las personas para usar la aplicación de forma responsable.',
      },
    },
    {
      requirement: 'A.9.2',
      control: 'use_limits',
      strength: 'partial',
      reason: {
        en: 'Defines what the application must not be used for, and checks it.',
        es: 'Indica para qué no debe usarse la aplicación y lo comprueba.',
      },
    },
    {
      requirement: 'A.9.2',
      control: 'oversight_design',
      strength: 'partial',
      reason: {
        en: 'Sets how people oversee its use.',
        es: 'Fija cómo supervisan las personas su uso.',
      },
    },
    {
      requirement: 'A.9.2',
      control: 'legal_review',
      strength: 'supports',
      reason: {
        en: 'Has the use legally reviewed beforehand.',
        es: 'Aclara antes la licitud del uso.',
      },
    },
    {
      requirement: 'A.9.2',
      control: 'release_decision',
      strength: 'supports',
      reason: {
        en: 'Permits use only by a recorded decision.',
        es: 'Permite el uso mediante una decisión registrada.',
      },
    },
    {
      requirement: 'A.9.4',
      control: 'intended_use',
      strength: 'full',
      reason: {
        en: 'Documents the intended use of the application, on which tests are based.',
        es: 'Documenta el uso previsto de la aplicación, con el que se contrastan las pruebas.',
      },
    },
    {
      requirement: 'A.9.4',
      control: 'use_limits',
      strength: 'partial',
      reason: {
        en: 'Checks samples of real use for violations.',
        es: 'Busca en muestras del uso real lo que está fuera de los límites.',
      },
    },
    {
      requirement: 'A.9.4',
      control: 'stop_switch',
      strength: 'supports',
      reason: {
        en: 'Stops an application that departs from its intended use.',
        es: 'Detiene una aplicación que se aparta de su uso previsto.',
      },
    },
    {
      requirement: 'A.10.2',
      control: 'customer_duties',
      strength: 'partial',
      reason: {
        en: 'Agrees with customers and partners who is responsible for what.',
        es: 'Acuerda con clientes y socios quién responde de qué.',
      },
    },
    {
      requirement: 'A.10.2',
      control: 'supplier_review',
      strength: 'partial',
      reason: {
        en: 'Agrees with suppliers who is responsible for what.',
        es: 'Aclara con los proveedores quién responde de qué.',
      },
    },
    {
      requirement: 'A.10.2',
      control: 'processing_agreement',
      strength: 'partial',
      reason: {
        en: 'Settles the duties in processing personal data.',
        es: 'Fija los deberes en el tratamiento de datos personales.',
      },
    },
    {
      requirement: 'A.10.2',
      control: 'roles_assigned',
      strength: 'supports',
      reason: {
        en: 'Defines who in the company is responsible for it.',
        es: 'Indica quién se encarga de ello en la empresa.',
      },
    },
    {
      requirement: 'A.10.3',
      control: 'supplier_review',
      strength: 'full',
      reason: {
        en: 'Reviews each supplier of the application before use and once a year, with conditions that are followed up.',
        es: 'Revisa a cada proveedor de la aplicación antes del uso y una vez al año, con condiciones de las que se hace seguimiento.',
      },
    },
    {
      requirement: 'A.10.3',
      control: 'processing_agreement',
      strength: 'partial',
      reason: {
        en: 'Binds suppliers who process personal data.',
        es: 'Vincula a los proveedores que tratan datos personales.',
      },
    },
    {
      requirement: 'A.10.3',
      control: 'no_training_clause',
      strength: 'supports',
      reason: {
        en: "Keeps suppliers from training models on the company's data.",
        es: 'Impide que los proveedores entrenen modelos con los datos de la empresa.',
      },
    },
    {
      requirement: 'A.10.3',
      control: 'second_source',
      strength: 'supports',
      reason: {
        en: 'Keeps the company from depending on one supplier.',
        es: 'Evita que la empresa dependa de un solo proveedor.',
      },
    },
    {
      requirement: 'A.10.3',
      control: 'exit_plan',
      strength: 'supports',
      reason: {
        en: 'Makes it possible to leave a supplier.',
        es: 'Permite dejar a un proveedor.',
      },
    },
    {
      requirement: 'A.10.4',
      control: 'customer_duties',
      strength: 'full',
      reason: {
        en: 'Agrees with customers on their duties and your own, and asks what they need.',
        es: 'Acuerda con los clientes los deberes de cada parte y les pregunta qué requieren.',
      },
    },
    {
      requirement: 'A.10.4',
      control: 'stakeholder_feedback',
      strength: 'supports',
      reason: {
        en: 'Receives reports from customers.',
        es: 'Recoge lo que comunican los clientes.',
      },
    },
    {
      requirement: 'A.10.4',
      control: 'instructions_for_use',
      strength: 'supports',
      reason: {
        en: 'Tells customers how to use the application.',
        es: 'Explica a los clientes cómo usar la aplicación.',
      },
    },
  ],
  organizational: [
    {
      requirement: '4.1',
      reason: {
        en: 'Concerns the context of the organization.',
        es: 'Se refiere al contexto de la organización.',
      },
    },
    {
      requirement: '4.2',
      reason: {
        en: 'Concerns what interested parties expect of the organization and its management system.',
        es: 'Se refiere a lo que las partes interesadas esperan de la organización y de su sistema de gestión.',
      },
    },
    {
      requirement: '4.3',
      reason: {
        en: 'Concerns the scope of the management system.',
        es: 'Se refiere al alcance del sistema de gestión.',
      },
    },
    {
      requirement: '4.4',
      reason: {
        en: 'Concerns the management system as a whole.',
        es: 'Se refiere al sistema de gestión en su conjunto.',
      },
    },
    {
      requirement: '5.1',
      reason: {
        en: 'Concerns the top management of the organization.',
        es: 'Se refiere a la alta dirección de la organización.',
      },
    },
    {
      requirement: '5.2',
      reason: {
        en: 'Concerns the AI policy of the organization.',
        es: 'Se refiere a la política de IA de la organización.',
      },
    },
    {
      requirement: '6.2',
      reason: {
        en: 'Concerns the AI objectives of the organization.',
        es: 'Se refiere a los objetivos de IA de la organización.',
      },
    },
    {
      requirement: '6.3',
      reason: {
        en: 'Concerns changes to the management system.',
        es: 'Se refiere a los cambios en el sistema de gestión.',
      },
    },
    {
      requirement: '7.1',
      reason: {
        en: 'Concerns the resources of the management system.',
        es: 'Se refiere a los recursos del sistema de gestión.',
      },
    },
    {
      requirement: '9.2.1',
      reason: {
        en: 'Concerns internal audits of the management system.',
        es: 'Se refiere a las auditorías internas del sistema de gestión.',
      },
    },
    {
      requirement: '9.2.2',
      reason: {
        en: 'Concerns the program of internal audits.',
        es: 'Se refiere al programa de auditorías internas.',
      },
    },
    {
      requirement: '9.3.1',
      reason: {
        en: 'Concerns the review of the management system by top management.',
        es: 'Se refiere a la revisión del sistema de gestión por la alta dirección.',
      },
    },
    {
      requirement: '9.3.2',
      reason: {
        en: 'Concerns the inputs of the management review.',
        es: 'Se refiere a lo que se aporta a la revisión por la dirección.',
      },
    },
    {
      requirement: '9.3.3',
      reason: {
        en: 'Concerns the results of the management review.',
        es: 'Se refiere a lo que resulta de la revisión por la dirección.',
      },
    },
    {
      requirement: '10.1',
      reason: {
        en: 'Concerns the improvement of the management system as a whole.',
        es: 'Se refiere a la mejora del sistema de gestión en su conjunto.',
      },
    },
    {
      requirement: 'A.2.2',
      reason: {
        en: 'Concerns the AI policy of the organization.',
        es: 'Se refiere a la política de IA de la organización.',
      },
    },
    {
      requirement: 'A.2.3',
      reason: {
        en: "Concerns the alignment of the organization's policies.",
        es: 'Se refiere a la coherencia entre las políticas de la organización.',
      },
    },
    {
      requirement: 'A.2.4',
      reason: {
        en: 'Concerns the review of the AI policy of the organization.',
        es: 'Se refiere a la revisión de la política de IA de la organización.',
      },
    },
    {
      requirement: 'A.6.1.2',
      reason: {
        en: 'Concerns the objectives that the organization sets for the development of all its systems.',
        es: 'Se refiere a los objetivos que la organización fija para el desarrollo de todos sus sistemas.',
      },
    },
    {
      requirement: 'A.9.3',
      reason: {
        en: 'Concerns the objectives that the organization sets for the use of all its systems.',
        es: 'Se refiere a los objetivos que la organización fija para el uso de todos sus sistemas.',
      },
    },
  ],
};

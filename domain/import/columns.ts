/** Column headings and choice labels that imports recognize, in English and Spanish. */
import { applicationRules } from '#domain/applications/rules.ts';
import { named, plain } from '#domain/reading/headed-file.ts';
import type { Rules } from '#domain/rules.ts';
import { vendorRules } from '#domain/vendors/rules.ts';

export const IMPORTED = ['applications', 'vendors'] as const;
export type Imported = (typeof IMPORTED)[number];

/** Cell values for a vendor without groups. */
export const EVERYBODY: ReadonlySet<string> = new Set(
  ['Everyone', 'Everybody', 'Todas las personas', 'Todos'].map(plain),
);

type Names<F extends string> = Record<F, readonly string[]>;

const NAME = ['Name', 'Nombre'];
const OWNER = ['Owner', 'Responsable', 'Propietario', 'Propietaria'];
const GROUPS = ['Application groups', 'Groups', 'Group', 'Grupos de aplicaciones', 'Grupos', 'Grupo'];

const APPLICATION_HEADERS: Names<keyof typeof applicationRules> = {
  name: [...NAME, 'Application', 'Aplicación'],
  description: ['Description', 'Descripción'],
  purpose: ['Purpose', 'Finalidad', 'Propósito'],
  owner: OWNER,
  department: ['Department', 'Departamento'],
  vendor_id: ['Vendor', 'Proveedor', 'Supplier'],
  model_type: ['Model type', 'Tipo de modelo'],
  foundation_models: ['Foundation models', 'Foundation model', 'Modelos fundacionales', 'Modelo fundacional'],
  development_status: ['Development status', 'Estado de desarrollo'],
  review_months: ['Review interval', 'Intervalo de revisión'],
  resource_groups: GROUPS,
};

const VENDOR_HEADERS: Names<keyof typeof vendorRules> = {
  name: [...NAME, 'Vendor', 'Proveedor', 'Supplier'],
  website: ['Website', 'Sitio web'],
  description: ['What it provides', 'Description', 'Qué ofrece', 'Descripción'],
  category: ['Category', 'Categoría'],
  owner: OWNER,
  criticality: ['Criticality', 'Criticidad'],
  resource_groups: GROUPS,
  country: ['Country', 'País'],
  processing_countries: ['Data is processed in', 'Processing countries', 'Los datos se tratan en'],
  data_shared: ['Data shared with it', 'Data shared', 'Datos que se le ceden'],
  trains_on_data: ['Trains on our data', 'Entrena con nuestros datos'],
  sub_processors: ['Sub-processors', 'Subencargados'],
  contract_begin: ['Contract from', 'Contract begin', 'Contrato desde'],
  contract_end: ['Contract until', 'Contract end', 'Contrato hasta'],
  notice_days: ['Notice period', 'Plazo de preaviso'],
  exit_plan: ['Exit plan', 'Plan de salida'],
  iso_27001_until: ['ISO 27001 until', 'ISO 27001 hasta'],
  soc_2_until: ['SOC 2 until', 'SOC 2 hasta'],
  iso_42001_until: ['ISO 42001 until', 'ISO 42001 hasta'],
  other_certificates: ['Other certificates', 'Otros certificados'],
  contacts: ['Contacts', 'Contactos'],
};

/** Labels of each choice, by field. The stored value is recognized, too. */
type Choices = Readonly<Record<string, Names<string>>>;

const APPLICATION_CHOICES: Choices = {
  model_type: {
    generative: ['Generative', 'Generativo'],
    predictive: ['Predictive', 'Predictivo'],
    both: ['Generative and predictive', 'Both', 'Generativo y predictivo', 'Ambos'],
  },
  development_status: {
    idea: ['Idea'],
    in_development: ['In development', 'En desarrollo'],
    testing: ['Testing', 'En pruebas'],
    in_production: ['In production', 'En producción'],
  },
  review_months: {
    '1': ['Every month', 'Cada mes'],
    ...Object.fromEntries(['2', '3', '6'].map((n) => [n, [`Every ${n} months`, `Cada ${n} meses`]])),
    '12': ['Every year', 'Cada año'],
  },
};

const VENDOR_CHOICES: Choices = {
  category: {
    model_provider: ['Model provider', 'Proveedor de modelos'],
    data: ['Data', 'Datos'],
    platform: ['Platform', 'Plataforma'],
    service: ['Service', 'Servicio'],
  },
  criticality: {
    low: ['Low', 'Baja'],
    medium: ['Medium', 'Media'],
    high: ['High', 'Alta'],
    critical: ['Critical', 'Crítica'],
  },
  data_shared: {
    none: ['None', 'Ninguno'],
    internal: ['Internal', 'Internos'],
    confidential: ['Confidential', 'Confidenciales'],
    personal: ['Personal', 'Personales'],
    special: ['Special categories of personal data', 'Categorías especiales de datos personales'],
  },
  trains_on_data: {
    no: ['No'],
    opted_out: ['No: we have opted out', 'Opted out', 'No: hemos excluido nuestros datos'],
    yes: ['Yes', 'Sí'],
  },
  notice_days: {
    '0': ['None', 'Ninguno'],
    ...Object.fromEntries(['14', '30', '60', '90', '180', '365'].map((n) => [n, [`${n} days`, `${n} días`]])),
  },
};

const withItself = (choices: Choices) =>
  Object.fromEntries(
    Object.entries(choices).map(([field, names]) => {
      const all = Object.entries(names).map(([value, of]) => [value, [value, ...of]] as const);
      return [field, { values: Object.keys(names), called: named(Object.fromEntries(all)) }];
    }),
  );

type Layout = {
  rules: Rules;
  fields: readonly string[];
  called: ReadonlyMap<string, string>;
  choices: Readonly<Record<string, { values: readonly string[]; called: ReadonlyMap<string, string> }>>;
};

const layout = (rules: Rules, headers: Names<string>, choices: Choices): Layout => {
  // The API name of a field is recognized, too.
  const all = Object.entries(headers).map(([field, names]) => [field, [field, ...names]] as const);
  return {
    rules,
    fields: Object.keys(headers),
    called: named(Object.fromEntries(all)),
    choices: withItself(choices),
  };
};

export const LAYOUTS: Readonly<Record<Imported, Layout>> = {
  applications: layout(applicationRules, APPLICATION_HEADERS, APPLICATION_CHOICES),
  vendors: layout(vendorRules, VENDOR_HEADERS, VENDOR_CHOICES),
};

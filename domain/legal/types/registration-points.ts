/** Points that the sections of Annex VIII share. Each section numbers them itself. */
import type { LegalPoint } from '#domain/legal/legal-type.ts';

type Unnumbered = Omit<LegalPoint, 'id'>;

export const PROVIDER: Unnumbered = {
  heading: {
    en: 'The name, address and contact details of the provider',
    es: 'El nombre, la dirección y los datos de contacto del proveedor',
  },
  from: ['company'],
  answer: 'required',
};

export const SUBMITTED_BY: Unnumbered = {
  heading: {
    en: 'Where submission of information is carried out by another person on behalf of the provider',
    es: 'Cuando sea otra persona la que presente la información en nombre del proveedor',
  },
  text: {
    en: 'Where submission of information is carried out by another person on behalf of the provider, the name, address and contact details of that person',
    es: 'Cuando sea otra persona la que presente la información en nombre del proveedor, el nombre, la dirección y los datos de contacto de dicha persona',
  },
  answer: 'required',
};

export const REPRESENTATIVE: Unnumbered = {
  heading: {
    en: 'The name, address and contact details of the authorised representative, where applicable',
    es: 'El nombre, la dirección y los datos de contacto del representante autorizado, en su caso',
  },
  answer: 'required',
};

export const TRADE_NAME: Unnumbered = {
  heading: { en: 'The AI system trade name', es: 'El nombre comercial del sistema de IA' },
  text: {
    en: 'The AI system trade name and any additional unambiguous reference allowing the identification and traceability of the AI system',
    es: 'El nombre comercial del sistema de IA y toda referencia inequívoca adicional que permita su identificación y trazabilidad',
  },
  from: ['application.name', 'models'],
  answer: 'required',
};

export const STATUS: Unnumbered = {
  heading: { en: 'The status of the AI system', es: 'La situación del sistema de IA' },
  text: {
    en: 'The status of the AI system (on the market, or in service; no longer placed on the market/in service, recalled)',
    es: 'La situación del sistema de IA (comercializado o puesto en servicio, ha dejado de comercializarse o de estar en servicio, recuperado)',
  },
  from: ['application.development_status'],
  answer: 'required',
};

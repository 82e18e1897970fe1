import { useTranslation } from 'react-i18next';
import type { Schema } from './description.ts';
import { English } from './english.tsx';

const typeText = (schema: Schema): string => {
  const { type, format, items, anyOf, enum: choices } = schema;
  if (choices) return choices.map(String).join(' | ');
  if (schema.const !== undefined) return String(schema.const);
  if (anyOf) return anyOf.map(typeText).join(' | ');
  if (type === 'array') return `${items ? typeText(items) : 'any'}[]`;
  const name = Array.isArray(type) ? type.join(' | ') : String(type ?? 'any');
  return format ? `${name} (${format})` : name;
};

const limitsOf = ({ minLength, maxLength, minimum, maximum, maxItems, default: initial }: Schema) =>
  [
    minLength !== undefined && `min ${minLength}`,
    maxLength !== undefined && `max ${maxLength}`,
    minimum !== undefined && `≥ ${minimum}`,
    maximum !== undefined && `≤ ${maximum}`,
    maxItems !== undefined && `≤ ${maxItems}`,
    initial !== undefined && `= ${JSON.stringify(initial)}`,
  ].filter((limit) => limit !== false);

/** The schema with the fields: the object itself, or the items of a list. */
const innerOf = (schema: Schema): Schema | undefined =>
  schema.properties ? schema : schema.items ? innerOf(schema.items) : schema.anyOf?.map(innerOf).find(Boolean);

type FieldProps = { name: string; schema: Schema; isRequired: boolean };

export const SchemaField = ({ name, schema, isRequired }: FieldProps) => {
  const { t } = useTranslation();
  const inner = innerOf(schema);
  return (
    <li>
      <code className="reference-name">{name}</code> <span className="reference-type">{typeText(schema)}</span>{' '}
      {isRequired && <span className="reference-note">{t('apiReference.required')}</span>}{' '}
      {schema.readOnly && <span className="reference-note">{t('apiReference.readOnly')}</span>}{' '}
      <span className="reference-type">{limitsOf(schema).join(', ')}</span>
      {schema.description && (
        <div>
          <English>{schema.description}</English>
        </div>
      )}
      {inner && <SchemaFields schema={inner} />}
    </li>
  );
};

/** Fields of a request or response body. */
export const SchemaFields = ({ schema }: { schema: Schema }) => {
  const fields = Object.entries(innerOf(schema)?.properties ?? {});
  if (fields.length === 0) return <code className="reference-type">{typeText(schema)}</code>;
  const required = innerOf(schema)?.required ?? [];
  return (
    <ul className="reference-fields">
      {fields.map(([name, field]) => (
        <SchemaField key={name} name={name} schema={field} isRequired={required.includes(name)} />
      ))}
    </ul>
  );
};

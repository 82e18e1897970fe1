/** Examples of requests and responses, built from the schemas so that they cannot contradict them. */
import { PREFIX_OF_SCHEMAS } from './components.ts';
import type { JsonSchema } from './json-schema.ts';
import { SAMPLES, SAMPLES_OF_FORMATS, SAMPLES_OF_SCHEMAS } from './samples.ts';

type Place = { title: string; field: string };

const isNull = ({ type }: JsonSchema) => type === 'null';

/** A nullable type is a list of both types. */
const typeOf = ({ type }: JsonSchema) => (Array.isArray(type) ? type.find((one) => one !== 'null') : type);

/** The sample for a field, if its schema allows it. */
const sampleFor = (schema: JsonSchema, { title, field }: Place) => {
  const type = typeOf(schema);
  const { maxLength = Number.POSITIVE_INFINITY } = schema;
  const sample = SAMPLES[`${title}.${field}`] ?? SAMPLES[field];
  if ((type === 'string' || type === undefined) && typeof sample === 'string')
    return sample.length <= maxLength ? sample : undefined;
  return (type === 'integer' || type === 'number') && typeof sample === 'number' ? sample : undefined;
};

export const exampleMaker = (schemas: Readonly<Record<string, JsonSchema>>) => {
  const objectExample = ({ properties = {} }: JsonSchema, title: string): object =>
    Object.fromEntries(
      Object.entries(properties).flatMap(([field, schema]) =>
        typeof schema === 'boolean' || schema.readOnly ? [] : [[field, make(schema, { title, field })]],
      ),
    );

  const make = (schema: JsonSchema, place: Place): unknown => {
    if (schema.$ref) {
      const title = schema.$ref.slice(PREFIX_OF_SCHEMAS.length);
      return SAMPLES_OF_SCHEMAS[title] ?? make(schemas[title] ?? {}, { title, field: place.field });
    }
    if (Array.isArray(schema.examples) && schema.examples.length > 0) return schema.examples[0];
    if (schema.const !== undefined) return schema.const;
    const sample = sampleFor(schema, place);
    if (schema.enum) return schema.enum.find((one) => one === sample) ?? schema.enum[0];
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) return make(choices.find((one) => isNull(one)) ?? choices[0] ?? {}, place);
    if (schema.format) return SAMPLES_OF_FORMATS[schema.format];
    switch (typeOf(schema)) {
      case 'object':
        return objectExample(schema, place.title);
      case 'array':
        return typeof schema.items === 'object' && !Array.isArray(schema.items) ? [make(schema.items, place)] : [];
      case 'integer':
      case 'number':
        return sample ?? Math.min(Math.max(schema.minimum ?? 1, 1), schema.maximum ?? 1);
      case 'boolean':
        return schema.default ?? true;
      case 'null':
        return null;
      default:
        return sample ?? schema.default ?? 'Text';
    }
  };

  return (schema: JsonSchema): unknown => make(schema, { title: '', field: '' });
};

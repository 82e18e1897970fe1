import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { Draft, FieldValue, Rules } from '#domain/rules.ts';
import { Field } from './field.tsx';
import type { FormSection } from './form-kind.ts';
import type { FormFields } from './value-text.ts';

type FieldsProps = {
  rules: Rules;
  fields: FormFields;
  sections: readonly FormSection[];
  draft: Draft;
  errors: Readonly<Record<string, string>>;
  /** The first field gets the focus: in a form for a new entity, and in one that opens in its place. */
  hasFocus: boolean;
  onChange: (field: string, value: FieldValue) => void;
};

export const Fields = ({ rules, fields, sections, draft, errors, hasFocus, onChange }: FieldsProps) => {
  const first = hasFocus && sections[0]?.fields.flat()[0];
  const field = (name: string) => {
    const [rule, look, value] = [rules[name], fields[name], draft[name]];
    if (!rule || !look || value === undefined) return null;
    const set = (next: FieldValue) => onChange(name, next);
    const begins = name === first && { typed: { ...look.typed, autoFocus: true } };
    const about = { rule, look: { ...look, ...begins }, value, error: errors[name], remark: look.remark?.(draft) };
    return <Field key={name} {...about} onChange={set} />;
  };
  return (
    <SpaceBetween size="l">
      {sections.map(({ title, fields: rows, input }) => (
        <Container key={title} header={<Header variant="h2">{title}</Header>}>
          {input ? (
            input({ draft, errors, onChange })
          ) : (
            <SpaceBetween size="l">
              {rows.map((row) =>
                typeof row === 'string' ? (
                  field(row)
                ) : (
                  <div key={row.join()} className="field-pair">
                    {row.map(field)}
                  </div>
                ),
              )}
            </SpaceBetween>
          )}
        </Container>
      ))}
    </SpaceBetween>
  );
};

import Badge from '@cloudscape-design/components/badge';
import Box from '@cloudscape-design/components/box';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PREFIX } from '#contract/http/prefix.ts';
import { CodeBlock } from '#web/components/code-block.tsx';
import { type Entry, mediaOf } from './description.ts';
import { English } from './english.tsx';
import { SchemaField, SchemaFields } from './schema-fields.tsx';

const COLORS = { GET: 'blue', POST: 'green', PUT: 'grey', PATCH: 'grey', DELETE: 'red' } as const;
const colorOf = (method: string) => COLORS[method as keyof typeof COLORS] ?? 'grey'; // other methods are grey

const curlOf = ({ method, path, requestBody, security }: Entry) => {
  const body = requestBody && mediaOf(requestBody);
  return [
    `curl -X ${method} "${window.location.origin}${PREFIX}${path}"`,
    ...(security.length > 0 ? ['-H "authorization: Bearer $TOKEN"'] : []),
    ...(body?.example !== undefined
      ? ['-H "content-type: application/json"', `-d '${JSON.stringify(body.example)}'`]
      : Object.keys(body?.schema.properties ?? {}).map((file) => `-F "${file}=@${file}.png"`)),
  ].join(' \\\n  ');
};

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <Box variant="h4" tagOverride="h4">
      {title}
    </Box>
    {children}
  </div>
);

const Callers = ({ security, description }: Entry) => {
  const { t } = useTranslation();
  const scope = security.flatMap(({ api_client }) => api_client ?? [])[0];
  return (
    <Part title={t('apiReference.callers')}>
      <div>
        <English>{description}</English>
      </div>
      {security.length > 0 && (scope ? t('apiReference.clientNeeds', { scope }) : t('apiReference.peopleOnly'))}
    </Part>
  );
};

const Details = (entry: Entry) => {
  const { t } = useTranslation();
  const body = entry.requestBody && mediaOf(entry.requestBody);
  const answers = Object.entries(entry.responses).filter(([status]) => Number(status) < 400);
  const errors = Object.entries(entry.responses).filter(([status]) => Number(status) >= 400);
  return (
    <SpaceBetween size="m">
      <Callers {...entry} />
      {entry.parameters.length > 0 && (
        <Part title={t('apiReference.parameters')}>
          <ul className="reference-fields">
            {entry.parameters.map(({ name, in: place, required = false, description, schema }) => (
              <SchemaField
                key={`${place} ${name}`}
                name={`${name} · ${place}`}
                schema={{ ...schema, ...(description && { description }) }}
                isRequired={required}
              />
            ))}
          </ul>
        </Part>
      )}
      {body && (
        <Part title={t('apiReference.body')}>
          <SchemaFields schema={body.schema} />
          {body.example !== undefined && (
            <CodeBlock label={t('apiReference.bodyExample')}>{JSON.stringify(body.example, null, 2)}</CodeBlock>
          )}
        </Part>
      )}
      {answers.map(([status, response]) => {
        const media = mediaOf(response);
        return (
          <Part key={status} title={t('apiReference.answer', { status })}>
            {media ? <SchemaFields schema={media.schema} /> : <English>{response.description ?? ''}</English>}
          </Part>
        );
      })}
      <Part title={t('apiReference.errors')}>
        <ul className="reference-fields">
          {errors.map(([status, { description }]) => (
            <li key={status}>
              <code className="reference-name">{status}</code> <English>{description ?? ''}</English>
            </li>
          ))}
        </ul>
      </Part>
      <Part title="curl">
        <CodeBlock label={`curl, ${entry.method} ${entry.path}`}>{curlOf(entry)}</CodeBlock>
      </Part>
    </SpaceBetween>
  );
};

/** One route as a section that expands to its details. */
export const OperationSection = (entry: Entry) => {
  const [open, setOpen] = useState(false);
  return (
    <ExpandableSection
      variant="container"
      headingTagOverride="h3"
      headerText={
        <span className="reference-route">
          <Badge color={colorOf(entry.method)}>{entry.method}</Badge> <code>{entry.path}</code>
        </span>
      }
      headerDescription={entry.summary}
      expanded={open}
      onChange={({ detail }) => setOpen(detail.expanded)}
    >
      {open && <Details {...entry} />}
    </ExpandableSection>
  );
};

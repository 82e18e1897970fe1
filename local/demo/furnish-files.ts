/** Seeds the demo company's documents and its Word template. */
import { createHash } from 'node:crypto';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import type { KeptVersion } from '#domain/documents/document.ts';
import { fileKeyOf } from '#domain/documents/file-keys.ts';
import { FORMATS } from '#domain/documents/words.ts';
import type { RequestActor } from '#domain/entity.ts';
import { written } from '#domain/templates/placeholders.ts';
import { docxOf } from '#domain/writing/docx.ts';
import type { Block } from '#domain/writing/docx-blocks.ts';
import { documents } from '#lambdas/documents/store.ts';
import { bucket, s3 } from '#lambdas/files/s3.ts';
import { uuidV7 } from '#lambdas/persistence/uuid-v7.ts';
import { examineTemplate } from '#lambdas/templates/examine.ts';
import { wordTemplates } from '#lambdas/templates/store.ts';
import type { DemoFile } from './files.ts';

const DAY = 24 * 3600 * 1000;
const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();

type People = Readonly<Record<DemoFile['by'], RequestActor>>;

export const fileNamed = async (application: string, wanted: string) =>
  (await documents.of({ thing: 'application', id: application })).find(({ name }) => name === wanted);

/** Stores the document as if its file check had passed, which all of these would. */
export const upload = async (
  { name, format, kind, by, versions }: DemoFile,
  application_id: string,
  people: People,
) => {
  if (await fileNamed(application_id, name)) return;
  const id = uuidV7(Date.parse(ago(versions[0]?.daysAgo ?? 0)));
  const kept: KeptVersion[] = [];
  for (const [before, { daysAgo, content }] of versions.entries()) {
    const sha256 = createHash('sha256').update(content).digest('hex');
    const [number, ContentType] = [before + 1, FORMATS[format]];
    const Key = fileKeyOf({ application_id, id }, number, sha256);
    await s3.send(new PutObjectCommand({ Bucket: bucket(), Key, Body: content, ContentType }));
    kept.push({
      ...{ number, state: 'ready', error: null, file_name: name, format, size: content.length, sha256 },
      ...{
        content_type: ContentType,
        uploaded_at: ago(daysAgo),
        uploaded_by: { id: people[by].id, name: people[by].name },
      },
    });
  }
  const content = { application_id, name, document_kind: kind, versions: kept, progress: null, uses: 0 };
  await documents.create(content, people[by], id);
};

const row = (label: string, ...lines: string[]) => ({ label, lines, asides: [] });

const BOARD_PAPER: readonly Block[] = [
  { style: 'Title', text: `Board paper: ${written('application.name')}` },
  { style: 'Subtitle', text: `${written('company.name')}, ${written('today')}` },
  { style: 'Heading1', text: 'For decision' },
  { text: written('application.purpose') },
  {
    rows: [
      row('Owner', written('application.owner')),
      row('Risk tier', written('application.risk_tier')),
      row('Approval', written('application.approval_status')),
      row('Who is affected', written('intake.affected')),
    ],
  },
  { style: 'Heading1', text: 'Risks' },
  {
    rows: [
      row('Risk', 'Inherent and residual level'),
      row(written('risks.name'), `${written('risks.inherent')}, then ${written('risks.residual')}`),
    ],
  },
  { style: 'Heading1', text: 'Decisions so far' },
  { rows: [row(written('approvals.verdict'), `${written('approvals.by')}, ${written('approvals.date')}`)] },
];

export const furnishTemplate = async (id: string, by: RequestActor) => {
  if (await wordTemplates.get(id)) return;
  const name = 'Board paper';
  const blob = docxOf({ title: name, language: 'en', contents: '', blocks: BOARD_PAPER });
  const file = Buffer.from(await blob.arrayBuffer()).toString('base64');
  const uploaded = { at: new Date().toISOString(), by: { id: by.id, name: by.name } };
  const description = 'For the meeting of the board in each quarter.';
  await wordTemplates.add(id, { name, description, uploaded, ...(await examineTemplate(file)) }, file, by);
};

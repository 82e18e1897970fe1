/** Word templates of the company, which the browser fills with the records of an application. */
import * as z from 'zod';
import { route } from '#contract/http/route.ts';
import { permissions } from '#domain/permissions.ts';
import {
  NewWordTemplate,
  TemplatePlaceholder,
  TemplateRecords,
  WordTemplate,
  WordTemplateChange,
  WordTemplateFile,
} from '#domain/templates/word-template.ts';

const { administer, readObjects } = permissions;

export const templates = {
  'GET /word-templates': route({
    id: 'listWordTemplates',
    allow: readObjects,
    viewable: true,
    summary: 'List the Word templates of your company, by name',
    response: z.object({ word_templates: z.array(WordTemplate) }),
  }),
  'POST /word-templates': route({
    id: 'createWordTemplate',
    allow: administer,
    summary:
      'Add a Word template. If placeholders cannot be filled, the error names all of them, and the template is not stored',
    body: NewWordTemplate,
    response: WordTemplate,
    status: 201,
  }),
  'GET /word-templates/placeholders': route({
    id: 'listTemplatePlaceholders',
    allow: readObjects,
    viewable: true,
    summary: 'List every placeholder that a Word template can have, with those of your custom fields',
    response: z.object({ placeholders: z.array(TemplatePlaceholder) }),
  }),
  'GET /word-templates/{id}': route({
    id: 'getWordTemplate',
    allow: readObjects,
    viewable: true,
    summary: 'Get a Word template without its file',
    response: WordTemplate,
  }),
  'PUT /word-templates/{id}': route({
    id: 'updateWordTemplate',
    allow: administer,
    versioned: true,
    summary: 'Rename or describe a Word template, or replace its file',
    body: WordTemplateChange,
    response: WordTemplate,
  }),
  'DELETE /word-templates/{id}': route({
    id: 'deleteWordTemplate',
    allow: administer,
    versioned: true,
    summary: 'Delete a Word template. Documents that were filled with it stay as they are',
  }),
  'GET /word-templates/{id}/file': route({
    id: 'getWordTemplateFile',
    allow: readObjects,
    viewable: true,
    summary: 'Get the file of a Word template',
    response: WordTemplateFile,
  }),
  'GET /word-templates/{id}/applications/{application_id}': route({
    id: 'getWordTemplateRecords',
    allow: readObjects,
    viewable: true,
    summary: 'Get the records of an application that the placeholders of a Word template show',
    response: TemplateRecords,
  }),
};

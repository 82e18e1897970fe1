import * as z from 'zod';
import { customPageFields, customQueryOf } from '#contract/http/list.ts';
import { route } from '#contract/http/route.ts';
import { PointAnswerDraft, ShownPoint } from '#domain/legal/legal-document.ts';
import { ModelCard } from '#domain/models/card-schema.ts';
import { modelList } from '#domain/models/list.ts';
import { FoundationModel, ModelDetails, ModelRow, SentModel } from '#domain/models/model.ts';
import { permissions } from '#domain/permissions.ts';

export const models = {
  'GET /models': route({
    id: 'listModels',
    allow: permissions.readObjects,
    viewable: true,
    summary: 'List the foundation models that applications and bias tests can reference',
    query: customQueryOf(modelList, 'name'),
    response: z.object({ models: z.array(ModelRow), ...customPageFields(modelList) }),
  }),
  'POST /models': route({
    id: 'createModel',
    allow: permissions.editObjects,
    summary: 'Add a foundation model',
    body: SentModel,
    response: FoundationModel,
    status: 201,
  }),
  'GET /models/{id}': route({
    id: 'getModel',
    allow: permissions.readObjects,
    viewable: true,
    summary: 'Get a foundation model',
    response: FoundationModel,
  }),
  'GET /models/{id}/details': route({
    id: 'getModelDetails',
    allow: permissions.readObjects,
    viewable: true,
    summary:
      'Get a foundation model with its retirement date and the applications and bias tests that use it and that you can access',
    response: ModelDetails,
  }),
  'GET /models/{id}/card': route({
    id: 'getModelCard',
    allow: permissions.readObjects,
    viewable: true,
    summary: 'Get the model card of a foundation model, from its record and the records that you can access',
    response: ModelCard,
  }),
  'PUT /models/{id}/card/points/{point}': route({
    id: 'answerModelCardPoint',
    allow: permissions.editObjects,
    versioned: true,
    summary: 'Answer a field of a model card, or state why it does not apply. Empty texts clear it',
    body: PointAnswerDraft,
    response: ShownPoint,
  }),
  'PUT /models/{id}': route({
    id: 'updateModel',
    allow: permissions.editObjects,
    versioned: true,
    summary: 'Change a foundation model',
    body: SentModel,
    response: FoundationModel,
  }),
};

import * as z from 'zod';
import { modelList } from '#domain/models/list.ts';
import { FoundationModel, ModelDetails, ModelDraft, ModelRow } from '#domain/models/model.ts';
import { permissions } from '#domain/permissions.ts';
import { besides, queryOf } from './list.ts';
import { route } from './route.ts';

export const models = {
  'GET /models': route({
    allow: permissions.readObjects,
    viewable: true,
    summary: 'The foundation models that applications and bias tests can name',
    query: queryOf(modelList, 'name'),
    response: z.object({ models: z.array(ModelRow), ...besides(modelList) }),
  }),
  'POST /models': route({
    allow: permissions.editObjects,
    summary: 'Add a foundation model',
    body: ModelDraft,
    response: FoundationModel,
    status: 201,
  }),
  'GET /models/{id}': route({
    allow: permissions.readObjects,
    viewable: true,
    summary: 'One foundation model',
    response: FoundationModel,
  }),
  'GET /models/{id}/details': route({
    allow: permissions.readObjects,
    viewable: true,
    summary:
      'One foundation model with how long it is offered, and the applications and bias tests that use it, as far as you can see them',
    response: ModelDetails,
  }),
  'PUT /models/{id}': route({
    allow: permissions.editObjects,
    versioned: true,
    summary: 'Change a foundation model',
    body: ModelDraft,
    response: FoundationModel,
  }),
};

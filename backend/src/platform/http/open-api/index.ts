export { openApiDocument, type OpenApiDocument, templateOf } from './document.ts';
export { openApiRoutes } from './routes.ts';

/** `@lexiko/protocol/api`: the HTTP API for programs, for servers and for clients of it. */

export { openApiDocument } from './openapi.ts';
export { API_REFUSALS, type ApiRefusalCode } from './refusals.ts';
export {
  API_ROUTES,
  type ApiAnswerSpec,
  type ApiBody,
  type ApiQuery,
  type ApiRoute,
  type ApiRouteName,
} from './routes.ts';
export {
  AccountLine,
  ApiAccount,
  ApiGame,
  ApiGames,
  ApiPuzzle,
  ClosedLine,
  GameLine,
  Problem,
} from './shapes.ts';

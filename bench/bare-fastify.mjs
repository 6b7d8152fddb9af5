// The reference: Fastify and nothing else, sending a body that is compressed already.
import { readFileSync } from 'node:fs';
import fastify from 'fastify';

const [, , port, file] = process.argv;
const body = readFileSync(file);
const app = fastify();
app.get('/', (_request, reply) => {
  reply.header('content-encoding', 'br').type('application/json; charset=utf-8').send(body);
});
await app.listen({ port: Number(port), host: '127.0.0.1' });
console.log('listening');

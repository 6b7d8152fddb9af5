// The reference: Fastify and pg, answering each call with one row that it reads by its id.
import fastify from 'fastify';
import pg from 'pg';

const [, , port, url] = process.argv;
const pool = new pg.Pool({ connectionString: url, max: 10 });
const app = fastify();
app.get('/api/recipes/:id', async ({ params }) => {
  const { rows } = await pool.query({
    name: 'recipe',
    text: 'SELECT * FROM recipes WHERE id = $1',
    values: [params.id],
  });
  return rows[0];
});
await app.listen({ port: Number(port), host: '127.0.0.1' });
console.log('listening');

import mysql, { type Pool } from 'mysql2/promise';

// Functions are loaded again when you change them. The pool stays.
const store = globalThis as typeof globalThis & { pool?: Pool };

/** Connections to the database that the environment names. They are opened when they are needed. */
export const pool = (store.pool ??= mysql.createPool({
  host: process.env.MYSQL_HOST,
  port: Number(process.env.MYSQL_PORT),
  user: process.env.MYSQL_USERNAME,
  password: process.env.MYSQL_PASSWORD,
  database: process.env.MYSQL_DATABASE,
  namedPlaceholders: true,
}));

/**
 * Preloaded into the Studio process (`node --import`). Requests for https://dog.ceo go to the stand-in of `dogApi.ts`, whose port is in
 * DOG_API_PORT, so that the tutorial's real addresses show in the pictures and no picture depends on a service elsewhere.
 */
import http from 'node:http';
import https from 'node:https';

const { request } = https;

https.request = function requestOrStandIn(options, ...rest) {
  if ((options.hostname ?? options.host) !== 'dog.ceo')
    return request.call(https, options, ...rest);
  const local = {
    protocol: 'http:',
    host: '127.0.0.1',
    hostname: '127.0.0.1',
    port: Number(process.env.DOG_API_PORT),
    agent: undefined,
  };
  return http.request({ ...options, ...local }, ...rest);
};

// Loaded before the attacked program: lets the test move its clock, so that no test waits a minute.
const real = performance.now.bind(performance)
let ahead = 0
performance.now = () => real() + ahead

process.on('message', (ms) => {
  ahead += Number(ms)
  process.send?.('shifted')
})
// The channel to the test is no reason to stay alive.
process.channel?.unref()

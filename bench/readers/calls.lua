-- Sends the requests of a file, which NULs part, in their order.
local requests = {}
local sent = 0

function init(args)
  local file = assert(io.open(args[1], "rb"))
  for request in (file:read("*a") .. "\0"):gmatch("(.-)%z") do
    requests[#requests + 1] = request
  end
  file:close()
end

function request()
  sent = sent % #requests + 1
  return requests[sent]
end
